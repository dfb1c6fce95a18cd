import type { UseCase } from '../use-case.ts'

export const content = {
  head: {
    title: 'Payments for hospitality',
    description:
      'Bookings, deposits, refunds and vendor payments for hotels and restaurants, with OTA settlements matched to each stay.',
  },
  tag: 'Hospitality',
  title: 'From booking to check-out, no loose ends',
  lead: 'Deposits, no-shows, refunds, travel portals and daily suppliers: a hotel moves money all day, in small pieces.',
  steps: [
    { heading: 'Take the deposit', text: 'A payment link goes out with the confirmation of the booking.' },
    {
      heading: 'Match portal settlements',
      text: 'What a travel portal pays is matched stay by stay, commission shown.',
    },
    { heading: 'Refund the guest', text: 'Cancellations are refunded by rule, on the same day.' },
    { heading: 'Pay the suppliers', text: 'Vegetables, linen and staff are paid from one list.' },
  ],
  benefits: [
    { heading: 'Guests who return', text: 'A quick refund is remembered longer than the pillow.' },
    { heading: 'Fewer no-shows', text: 'Deposits are easy to pay and easy to return.' },
    { heading: 'Known margins', text: 'Each stay shows what the portal kept.' },
    { heading: 'Shifts that close', text: 'Counter, QR and POS agree with the bank every night.' },
  ],
} satisfies UseCase
