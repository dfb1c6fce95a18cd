import { brand } from '@bridge/shared/brand'
import type { UseCase } from '../use-case.ts'

export const content = {
  head: {
    title: 'Payments for real estate',
    description:
      'Collect bookings, instalments and rent into the right account, pay contractors by milestone and keep project money apart.',
  },
  tag: 'Real Estate',
  title: 'Keep each project’s money in its place',
  lead: 'Buyers, brokers, contractors and the regulator all ask the same thing: which money belongs to which project.',
  steps: [
    {
      heading: 'Give each unit an account',
      text: 'Buyers pay instalments to a virtual account of their own.',
    },
    {
      heading: 'Keep projects apart',
      text: `Escrow and pooled accounts in ${brand.product}Vault show whose money is whose.`,
    },
    { heading: 'Pay by milestone', text: 'Contractors are paid when the engineer has certified the work.' },
    { heading: 'Collect rent and dues', text: 'Links and reminders go out every month by themselves.' },
  ],
  benefits: [
    { heading: 'Trust of buyers', text: 'Each receipt shows unit, instalment and balance.' },
    { heading: 'Readiness for RERA', text: 'Project accounts are reconciled at any time.' },
    { heading: 'Brokers paid', text: 'Commission goes out when the booking is final.' },
    { heading: 'No bounced cheques', text: 'High-value UPI, NEFT and RTGS in their place.' },
  ],
} satisfies UseCase
