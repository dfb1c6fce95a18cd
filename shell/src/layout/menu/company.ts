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
        { heading: 'About', text: 'Why we build this bridge', link: '/about' },
        { heading: 'Mission', text: 'Where we are going', link: '/mission' },
        { heading: 'Careers', text: 'Work with us', link: '/careers' },
      ],
    },
    {
      heading: 'Hold us to it',
      items: [
        {
          heading: 'Trust & Security',
          text: 'How money and data are kept',
          link: '/trust-and-security',
        },
        {
          heading: 'Corporate Policies',
          text: 'The rules that we hold to',
          link: '/corporate-policies',
        },
        { heading: 'Contact', text: 'Talk to a person', link: '/contact' },
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
        { heading: 'Blog', text: 'Regulation, plainly told', link: '/blog' },
        { heading: 'Support', text: 'Help by email, 24x7' },
      ],
    },
  ],
}
