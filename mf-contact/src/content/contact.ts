import * as brand from '@bridge/shared/brand'

export const contact = {
  head: {
    title: 'Contact us',
    description: `Talk to ${brand.product} about payouts, collections and connected banking. E-mail support answers 24x7.`,
  },
  tag: 'Contact Us',
  title: 'Tell us what your money has to do',
  lead: 'Leave your details and the product that interests you, and a person who knows payments will get back to you.',
  form: {
    heading: 'Send us a message',
    note: 'All fields are needed, so that we call back prepared.',
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
        label: 'E-mail',
        shown: brand.email,
        href: `mailto:${brand.email}`,
        note: '24x7 e-mail support, Sundays and bank holidays included',
      },
      {
        label: 'Phone',
        shown: brand.phone.shown,
        href: `tel:${brand.phone.dial}`,
        note: 'For questions before you sign up',
      },
    ],
    after: {
      heading: 'After you send the form',
      steps: [
        'Someone who knows the product that you chose reads it.',
        'They call or write to learn how your money moves today.',
        'You see it work with your own flow before you decide.',
      ],
    },
  },
} as const
