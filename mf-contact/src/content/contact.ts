import * as brand from '@bridge/shared/brand'

export const contact = {
  head: {
    title: 'Contact us',
    description: `Talk to ${brand.product} about payouts, collections and connected banking. Email support answers 24x7.`,
  },
  tag: 'Contact Us',
  title: 'Tell us what your money has to do',
  lead: 'Leave your details and the product that interests you, and a person who knows payments will get back to you.',
  form: {
    heading: 'Send us a message',
    note: 'Fill in every field so we can call back prepared.',
    submit: 'Send message',
    sending: 'Sending',
    sent: 'Thanks! Your message has been sent.',
    failed: 'Oops! Something went wrong.',
    unsent: `Your message has not been sent. Go back, fill in all five fields, the phone number in at most 12 digits, and send again, or write to ${brand.email}.`,
  },
  details: {
    heading: 'Reach us directly',
    text: 'Live already, or in the middle of a cut-off? Write straight to the people on duty.',
    ways: [
      {
        label: 'Email',
        shown: brand.email,
        href: `mailto:${brand.email}`,
        note: '24x7 email support, Sundays and bank holidays included',
      },
      {
        label: 'Phone',
        shown: brand.phone.shown,
        href: `tel:${brand.phone.dial}`,
        note: 'For questions before you sign up',
      },
    ],
  },
} as const
