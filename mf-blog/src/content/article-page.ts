import * as brand from '@bridge/shared/brand'
import type { Missing } from '@bridge/shared/ui/MissingPage'
import type { Social } from '../SocialIcon.tsx'

export const article = {
  contents: 'In this article',
  authorLabel: 'Written by',
  more: {
    name: 'More articles',
    previous: 'Previous article',
    next: 'Next article',
    all: { href: '/blog', label: 'All articles' },
  },
  side: {
    name: `About ${brand.product}`,
    tagline: brand.tagline,
    social: ['X', 'Facebook', 'Instagram', 'LinkedIn'] satisfies Social[],
  },
} as const

export const missing: Missing = {
  title: 'There is no such article',
  lead: 'The article may have moved, or its address may be mistyped. All our articles are in the list.',
  back: { href: '/blog', label: 'Back to the blog' },
}
