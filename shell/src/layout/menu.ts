import { brand } from '@bridge/shared/brand'
import type { IconPath } from '@bridge/shared/icons'
import * as icons from '@bridge/shared/icons'

export interface MenuItem {
  readonly icon: IconPath
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
          icon: icons.pay,
          heading: `${product}Pay`,
          text: 'Instant and bulk payouts',
          link: `/${slug}-pay`,
        },
        {
          icon: icons.collect,
          heading: `${product}Collect`,
          text: 'Every way to be paid',
          link: `/${slug}-collect`,
        },
        {
          icon: icons.connect,
          heading: `${product}Connect`,
          text: 'All accounts in one view',
          link: `/${slug}-connect`,
        },
      ],
    },
    {
      heading: 'Set up',
      items: [
        { icon: icons.onboard, heading: `${product}Onboard`, text: 'Merchant checks by API' },
        { icon: icons.route, heading: `${product}Route`, text: 'Another bank if one fails' },
      ],
    },
    {
      heading: 'Keep in order',
      items: [
        { icon: icons.recon, heading: `${product}Recon`, text: 'Automated matching' },
        { icon: icons.vault, heading: `${product}Vault`, text: 'Escrow and pooled accounts' },
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
          icon: icons.shop,
          heading: 'Small Business',
          text: 'Get paid today, not next week',
          link: '/small-business',
        },
        { icon: icons.sprout, heading: 'Startup', text: 'Live in days, ready to grow', link: '/startup' },
        { icon: icons.bars, heading: 'SME', text: 'Vendors and salaries on time', link: '/sme' },
        { icon: icons.tower, heading: 'Enterprise', text: 'Many entities, one control', link: '/enterprise' },
      ],
    },
    {
      heading: 'Make and sell',
      items: [
        {
          icon: icons.bag,
          heading: 'Retail & E-commerce',
          text: 'Orders, refunds and COD',
          link: '/retail-and-e-commerce',
        },
        {
          icon: icons.code,
          heading: 'Software & Tech',
          text: 'Payments inside your product',
          link: '/software-and-tech',
        },
        {
          icon: icons.factory,
          heading: 'Manufacturers',
          text: 'Dealers in, suppliers out',
          link: '/manufacturers',
        },
      ],
    },
    {
      heading: 'Places and people',
      items: [
        {
          icon: icons.house,
          heading: 'Real Estate',
          text: 'Bookings, rent and escrow',
          link: '/real-estate',
        },
        { icon: icons.heart, heading: 'Healthcare', text: 'Bills, TPAs and refunds', link: '/healthcare' },
        {
          icon: icons.bell,
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
          icon: icons.briefcase,
          heading: 'Professional Services',
          text: 'Retainers and client money',
          link: '/professional-services',
        },
        {
          icon: icons.laptop,
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
        { icon: icons.bridge, heading: 'About', text: 'Why we build this bridge', link: '/about' },
        { icon: icons.flag, heading: 'Mission', text: 'Where we are going', link: '/mission' },
        { icon: icons.people, heading: 'Careers', text: 'Work with us', link: '/careers' },
      ],
    },
    {
      heading: 'Hold us to it',
      items: [
        {
          icon: icons.shield,
          heading: 'Trust & Security',
          text: 'How money and data are kept',
          link: '/trust-and-security',
        },
        {
          icon: icons.document,
          heading: 'Corporate Policies',
          text: 'The rules that we hold to',
          link: '/corporate-policies',
        },
        { icon: icons.envelope, heading: 'Contact', text: 'Talk to a person', link: '/contact' },
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
        { icon: icons.book, heading: 'Blog', text: 'Regulation, plainly told', link: '/blog' },
        { icon: icons.chat, heading: 'Support', text: 'Help by email, 24x7' },
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
