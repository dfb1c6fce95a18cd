import { brand } from '@bridge/shared/brand'

export const contact = {
  head: {
    title: 'Contact us',
    description: `Talk to ${brand.product} about payouts, collections and connected banking. E-mail support answers 24x7.`,
  },
  tag: 'Contact Us',
  title: 'Tell us what your money has to do',
  lead: 'Leave your details and the product that interests you, and a person who knows payments will get back to you.',
  form: {
    name: 'Send us a message',
    submit: 'Send message',
    sending: 'Sending',
    sent: 'Thanks! Your message has been sent.',
    failed: 'Oops! Something went wrong.',
  },
  details: {
    heading: 'Reach us directly',
    text: 'E-mail support is there 24x7, on Sundays and holidays too.',
    ways: [
      { label: 'E-mail', shown: brand.email, href: `mailto:${brand.email}` },
      { label: 'Phone', shown: brand.phone.shown, href: `tel:${brand.phone.dial}` },
    ],
  },
} as const
