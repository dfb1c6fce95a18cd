import * as icons from '@bridge/shared/icons'
import { article, howrah } from './drawings.ts'
import type { Menu } from './entry.ts'

export const company: Menu = {
  id: 'menu-company',
  heading: 'Company',
  drawing: howrah,
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
          text: 'How we protect money and data',
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

export const resources: Menu = {
  id: 'menu-resources',
  heading: 'Resources',
  drawing: article,
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
