import * as brand from '@bridge/shared/brand'
import type { PagePath } from '../../routes.ts'
import { itemsOf } from '../menu/entry.ts'
import { products } from '../menu/products.ts'
import { useCases } from '../menu/use-cases.ts'

export interface FooterGroup {
  readonly id: string
  readonly heading: string
  /** Without a target, an entry is plain text. */
  readonly links: readonly {
    readonly heading: string
    readonly link?: PagePath | `https://${string}` | undefined
  }[]
}

/** The home page is missing because the logo above links to it. */
export const footer: readonly FooterGroup[] = [
  {
    id: 'footer-products',
    heading: products.heading,
    links: [...itemsOf(products), { heading: `${brand.product}Verify` }],
  },
  {
    id: 'footer-use-cases',
    heading: useCases.heading,
    links: itemsOf(useCases),
  },
  {
    id: 'footer-company',
    heading: 'Company',
    links: [
      { heading: 'About', link: '/about' },
      { heading: 'Mission', link: '/mission' },
      { heading: 'Careers', link: '/careers' },
      { heading: 'Contact', link: '/contact' },
      { heading: 'Privacy Policy', link: '/privacy-policy' },
      { heading: 'Terms & Conditions', link: '/terms' },
      { heading: 'Grievance Redressal Policy', link: '/grievance-redressal-policy' },
      { heading: 'Responsible Disclosure', link: '/responsible-disclosure' },
      { heading: 'Secure Usage Guidelines', link: '/security' },
      { heading: 'Trust & Security', link: '/trust-and-security' },
      { heading: 'Corporate Policies', link: '/corporate-policies' },
    ],
  },
  {
    id: 'footer-resources',
    heading: 'Resources',
    links: [
      { heading: 'FAQ', link: '/faq' },
      { heading: 'Blog', link: '/blog' },
      { heading: 'Integrations' },
      { heading: 'Help Centre', link: brand.links.helpCentre },
      { heading: 'Login', link: brand.links.login },
      { heading: 'SignUp', link: brand.links.signUp },
    ],
  },
]
