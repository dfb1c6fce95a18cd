import type { Menu } from './entry.ts'
import * as papers from './papers.ts'
export const useCases: Menu = {
  id: 'menu-use-cases',
  heading: 'Use Cases',
  columns: [
    {
      heading: 'By size',
      items: [
        {
          icon: papers.khata,
          heading: 'Small Business',
          text: 'Get paid today, not next week',
          link: '/small-business',
        },
        { icon: papers.ledger, heading: 'Startup', text: 'Live in days, ready to grow', link: '/startup' },
        { icon: papers.register, heading: 'SME', text: 'Vendors and salaries on time', link: '/sme' },
        {
          icon: papers.cashflow,
          heading: 'Enterprise',
          text: 'Many entities, one control',
          link: '/enterprise',
        },
      ],
    },
    {
      heading: 'Make and sell',
      items: [
        {
          icon: papers.slip,
          heading: 'Retail & E-commerce',
          text: 'Orders, refunds and COD',
          link: '/retail-and-e-commerce',
        },
        {
          icon: papers.fanfold,
          heading: 'Software & Tech',
          text: 'Payments inside your product',
          link: '/software-and-tech',
        },
        {
          icon: papers.eWayBill,
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
          icon: papers.deed,
          heading: 'Real Estate',
          text: 'Bookings, rent and escrow',
          link: '/real-estate',
        },
        { icon: papers.claim, heading: 'Healthcare', text: 'Bills, TPAs and refunds', link: '/healthcare' },
        {
          icon: papers.folio,
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
          icon: papers.feeNote,
          heading: 'Professional Services',
          text: 'Retainers and client money',
          link: '/professional-services',
        },
        {
          icon: papers.stubs,
          heading: 'Consultants & Freelancers',
          text: 'Invoice, link, paid',
          link: '/consultant-and-freelancers',
        },
      ],
    },
  ],
}
