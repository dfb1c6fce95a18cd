import * as brand from '@bridge/shared/brand'
import type { PageHead } from '../item.ts'

export const head: PageHead = {
  title: 'Payouts, collections and connected banking by API',
  description: `One API for compliant money movement in India: payouts, collections and connected banking from ${brand.product}, a technology service provider.`,
}

export const hero = {
  /** In two lines. */
  title: ['Need to Move Money,', 'just bridge it'],
  /** Shown in turn under the headline. */
  words: ['Fast', 'Reliable', 'Secure', 'Easy'],
  lead: 'A trusted Technology Service Provider for secure, scalable, compliant financial infrastructure.',
  start: { href: '/contact', label: 'Get Started' },
  demo: { href: '/contact', label: 'Book a Demo' },
  down: { href: '#products', label: 'Go to our products' },
  motion: 'Pause the motion',
}
