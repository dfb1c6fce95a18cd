import { papersInARow } from './drawings.ts'
import type { Menu } from './entry.ts'

export const useCases: Menu = {
  id: 'menu-use-cases',
  heading: 'Use Cases',
  drawing: papersInARow,
  columns: [
    {
      heading: 'By size',
      items: [
        {
          heading: 'Small Business',
          text: 'Get paid today, not next week',
          link: '/small-business',
        },
        { heading: 'Startup', text: 'Live in days, ready to grow', link: '/startup' },
        { heading: 'SME', text: 'Vendors and salaries on time', link: '/sme' },
        { heading: 'Enterprise', text: 'Many entities, one control', link: '/enterprise' },
      ],
    },
    {
      heading: 'Make and sell',
      items: [
        {
          heading: 'Retail & E-commerce',
          text: 'Orders, refunds and COD',
          link: '/retail-and-e-commerce',
        },
        {
          heading: 'Software & Tech',
          text: 'Payments inside your product',
          link: '/software-and-tech',
        },
        {
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
          heading: 'Real Estate',
          text: 'Bookings, rent and escrow',
          link: '/real-estate',
        },
        { heading: 'Healthcare', text: 'Bills, TPAs and refunds', link: '/healthcare' },
        {
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
          heading: 'Professional Services',
          text: 'Retainers and client money',
          link: '/professional-services',
        },
        {
          heading: 'Consultants & Freelancers',
          text: 'Invoice, link, paid',
          link: '/consultant-and-freelancers',
        },
      ],
    },
  ],
}
