import { brand } from '@bridge/shared/brand'
import type { IconName } from './icons.ts'

export interface MenuItem {
  readonly icon: IconName
  readonly heading: string
  readonly text: string
  /** Without one, the entry is plain text. */
  readonly link?: string
}

export interface MenuColumn {
  readonly heading: string
  readonly items: readonly MenuItem[]
}

export interface Menu {
  /** Of its panel in the document. */
  readonly id: string
  readonly heading: string
  readonly columns: readonly MenuColumn[]
}

/** What stands in a menu, without its columns. */
export const itemsOf = ({ columns }: Menu): readonly MenuItem[] => columns.flatMap(({ items }) => items)

/** A plain link among the menus. */
export interface MenuLink {
  readonly heading: string
  readonly link: string
}

const { product, slug } = brand

export const products: Menu = {
  id: 'menu-products',
  heading: 'Products',
  columns: [
    {
      heading: 'Move money',
      items: [
        {
          icon: 'pay',
          heading: `${product}Pay`,
          text: 'Instant payouts, one or ten thousand',
          link: `/${slug}-pay`,
        },
        {
          icon: 'collect',
          heading: `${product}Collect`,
          text: 'Every way to be paid, reconciled',
          link: `/${slug}-collect`,
        },
        {
          icon: 'connect',
          heading: `${product}Connect`,
          text: 'All your bank accounts, one view',
          link: `/${slug}-connect`,
        },
      ],
    },
    {
      heading: 'Set up',
      items: [
        { icon: 'onboard', heading: `${product}Onboard`, text: 'Merchants verified through an API' },
        { icon: 'route', heading: `${product}Route`, text: 'The best bank, and another if it fails' },
      ],
    },
    {
      heading: 'Keep in order',
      items: [
        { icon: 'recon', heading: `${product}Recon`, text: 'Entries matched, odd ones flagged' },
        { icon: 'vault', heading: `${product}Vault`, text: 'Escrow and pooled accounts' },
      ],
    },
  ],
}

export const useCases: Menu = {
  id: 'menu-use-cases',
  heading: 'Use Cases',
  columns: [
    {
      heading: 'By size',
      items: [
        {
          icon: 'shop',
          heading: 'Small Business',
          text: 'Get paid today, not next week',
          link: '/small-business',
        },
        { icon: 'sprout', heading: 'Startup', text: 'Live in days, ready to grow', link: '/startup' },
        { icon: 'bars', heading: 'SME', text: 'Vendors and salaries on time', link: '/sme' },
        { icon: 'tower', heading: 'Enterprise', text: 'Many entities, one control', link: '/enterprise' },
      ],
    },
    {
      heading: 'Make and sell',
      items: [
        {
          icon: 'bag',
          heading: 'Retail & E-commerce',
          text: 'Orders, refunds and COD',
          link: '/retail-and-e-commerce',
        },
        {
          icon: 'code',
          heading: 'Software & Tech',
          text: 'Payments inside your product',
          link: '/software-and-tech',
        },
        {
          icon: 'factory',
          heading: 'Manufacturers',
          text: 'Dealers in, suppliers out',
          link: '/manufacturers',
        },
      ],
    },
    {
      heading: 'Places and people',
      items: [
        { icon: 'house', heading: 'Real Estate', text: 'Bookings, rent and escrow', link: '/real-estate' },
        { icon: 'heart', heading: 'Healthcare', text: 'Bills, TPAs and refunds', link: '/healthcare' },
        {
          icon: 'bell',
          heading: 'Hospitality',
          text: 'Advances, stays, quick refunds',
          link: '/hospitality',
        },
      ],
    },
    {
      heading: 'Expertise',
      items: [
        {
          icon: 'briefcase',
          heading: 'Professional Services',
          text: 'Retainers and client money',
          link: '/professional-services',
        },
        {
          icon: 'laptop',
          heading: 'Consultants & Freelancers',
          text: 'Invoice, link, paid',
          link: '/consultant-and-freelancers',
        },
      ],
    },
  ],
}

const company: Menu = {
  id: 'menu-company',
  heading: 'Company',
  columns: [
    {
      heading: 'Who we are',
      items: [
        { icon: 'bridge', heading: 'About', text: 'Why we build this bridge', link: '/about' },
        { icon: 'flag', heading: 'Mission', text: 'Where we are going', link: '/mission' },
        { icon: 'people', heading: 'Careers', text: 'Work with us', link: '/careers' },
      ],
    },
    {
      heading: 'Hold us to it',
      items: [
        {
          icon: 'shield',
          heading: 'Trust & Security',
          text: 'How money and data are kept',
          link: '/trust-and-security',
        },
        {
          icon: 'document',
          heading: 'Corporate Policies',
          text: 'The rules that we hold to',
          link: '/corporate-policies',
        },
        { icon: 'envelope', heading: 'Contact', text: 'Talk to a person', link: '/contact' },
      ],
    },
  ],
}

const resources: Menu = {
  id: 'menu-resources',
  heading: 'Resources',
  columns: [
    {
      heading: 'Read and ask',
      items: [
        { icon: 'book', heading: 'Blog', text: 'Regulation and product, in plain words', link: '/blog' },
        { icon: 'speech', heading: 'Support', text: 'Help by e-mail, day and night' },
      ],
    },
  ],
}

/** In the order of the bar. Integrations has no page of its own yet. */
export const menu: readonly (Menu | MenuLink)[] = [
  products,
  useCases,
  { heading: 'Integrations', link: '/' },
  company,
  resources,
]
