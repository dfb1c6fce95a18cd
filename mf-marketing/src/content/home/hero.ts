import * as brand from '@bridge/shared/brand'
import { bank, people, phone, shop, truck } from '@bridge/shared/icons'
import type { CrossingPicture } from '@bridge/shared/ui/Crossing'
import type { PageHead } from '../item.ts'

export const head: PageHead = {
  title: 'Payouts, collections and connected banking by API',
  description: `One API for compliant money movement in India: payouts, collections and connected banking from ${brand.product}, a technology service provider.`,
}

export const hero = {
  title: 'Need to Move Money, just bridge it',
  /** Rotated under the headline. */
  words: ['Fast', 'Reliable', 'Secure', 'Easy'],
  lead: 'A trusted Technology Service Provider for secure, scalable, compliant financial infrastructure.',
  start: { href: '/contact', label: 'Get Started' },
  demo: { href: '/contact', label: 'Book a Demo' },
  down: { href: '#products', label: 'Go to our products' },
  motion: 'Pause the motion',
  picture: {
    label: 'A bridge between two banks: customers and dealers pay in, staff and vendors are paid out.',
    stations: [
      [bank, 'Bank A'],
      [phone, 'Customers'],
      [people, 'Staff'],
      [shop, 'Dealers'],
      [truck, 'Vendors'],
      [bank, 'Bank B'],
    ],
    spans: [
      [0, 5, 'Own transfer ₹25,00,000'],
      [0, 4, 'RTGS ₹2,84,000'],
      [3, 0, 'NEFT ₹64,900'],
      [1, 5],
      [5, 2],
    ],
  } satisfies CrossingPicture as CrossingPicture,
}
