import * as icons from '@bridge/shared/icons'
import type { Menu } from './entry.ts'

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
