import type { Missing } from '@bridge/shared/ui/MissingPage'

export const missing: Missing = {
  title: 'There is no such policy',
  lead: 'This address does not name one of our policies. All of them are linked at the foot of every page.',
  back: { href: '/terms', label: 'Read our terms' },
}
