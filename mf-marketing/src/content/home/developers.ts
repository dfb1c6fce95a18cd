import * as brand from '@bridge/shared/brand'
import type { Item, LinkTo } from '../item.ts'
import { uptime } from './proof.ts'

/** A claim, with a note if the contract promises something else. */
interface Fact extends Item {
  readonly note?: { readonly text: string; readonly link: LinkTo }
}

export const developers = {
  heading: 'Developer first',
  lead: 'An API that behaves exactly as documented.',
  facts: [
    {
      heading: '5 minute setup',
      text: 'Keys, sandbox and a first payment before the tea is cold.',
    },
    {
      heading: 'Bank-grade security',
      text: 'AES-256 at rest, TLS in transit, signed webhooks.',
    },
    {
      heading: '99.9% uptime SLA',
      text: 'Several banks behind one address, with failover between them.',
      note: uptime,
    },
    { heading: 'REST/GraphQL', text: 'Take the one that suits you. Versions are named by date.' },
  ] satisfies readonly Fact[] as readonly Fact[],
  /** Shown while the documentation has no address of its own. */
  onRequest: brand.links.docs ? undefined : 'Both on request, until they are public.',
  samples: 'One payout, in your language',
  docs: { href: brand.links.docs ?? '/contact', label: 'View Documentation' },
  sandbox: { href: brand.links.sandbox ?? '/contact', label: 'Try Sandbox' },
}
