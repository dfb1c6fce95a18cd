import { papersToLedger } from './drawings.ts'
import type { Menu } from './entry.ts'
import * as papers from './papers.ts'

export const useCases: Menu = {
  id: 'menu-use-cases',
  heading: 'Use Cases',
  drawing: papersToLedger,
  columns: [
    {
      heading: 'Small firms',
      items: [
        { icon: papers.khata, heading: 'Small Business', text: 'Get paid today', link: '/small-business' },
        { icon: papers.ledger, heading: 'Startup', text: 'Live in days', link: '/startup' },
        { icon: papers.register, heading: 'SME', text: 'Vendors and salaries', link: '/sme' },
      ],
    },
    {
      heading: 'At volume',
      items: [
        {
          icon: papers.cashflow,
          heading: 'Enterprise',
          text: 'Many entities, one control',
          link: '/enterprise',
        },
        {
          icon: papers.slip,
          heading: 'Retail & E-commerce',
          text: 'Orders, refunds and COD',
          link: '/retail-and-e-commerce',
        },
        {
          icon: papers.fanfold,
          heading: 'Software & Tech',
          text: 'Payments in your product',
          link: '/software-and-tech',
        },
      ],
    },
    {
      heading: 'On site',
      items: [
        {
          icon: papers.eWayBill,
          heading: 'Manufacturers',
          text: 'Dealers in, suppliers out',
          link: '/manufacturers',
        },
        {
          icon: papers.deed,
          heading: 'Real Estate',
          text: 'Bookings, rent and escrow',
          link: '/real-estate',
        },
        { icon: papers.claim, heading: 'Healthcare', text: 'Bills, TPAs and refunds', link: '/healthcare' },
      ],
    },
    {
      heading: 'Guests and clients',
      items: [
        {
          icon: papers.folio,
          heading: 'Hospitality',
          text: 'Advances, stays, refunds',
          link: '/hospitality',
        },
        {
          icon: papers.feeNote,
          heading: 'Professional Services',
          text: 'Retainers, client money',
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
