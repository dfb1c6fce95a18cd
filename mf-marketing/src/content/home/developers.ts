import * as brand from '@bridge/shared/brand'
import { bolt, clock, code, shield } from '@bridge/shared/icons'
import type { LinkTo, Marked } from '../item.ts'
import { uptime } from './proof.ts'

/** A claim, with the note that the contract sets beside it. */
interface Fact extends Marked {
  readonly note?: { readonly text: string; readonly link: LinkTo }
}

export const developers = {
  heading: 'Developer first',
  lead: 'An API that behaves exactly as documented.',
  facts: [
    {
      icon: bolt,
      heading: '5 minute setup',
      text: 'Keys, sandbox and a first payment before the tea is cold.',
    },
    {
      icon: shield,
      heading: 'Bank-grade security',
      text: 'AES-256 at rest, TLS in transit, signed webhooks.',
    },
    {
      icon: clock,
      heading: '99.9% uptime SLA',
      text: 'Several banks behind one address, with failover between them.',
      note: uptime,
    },
    { icon: code, heading: 'REST/GraphQL', text: 'Take the one that suits you. Versions are named by date.' },
  ] satisfies readonly Fact[] as readonly Fact[],
  /** While they have no address of their own. */
  onRequest: brand.links.docs ? undefined : 'Both on request, until they are public.',
  samples: 'One payout, in your language',
  docs: { href: brand.links.docs ?? '/contact', label: 'View Documentation' },
  sandbox: { href: brand.links.sandbox ?? '/contact', label: 'Try Sandbox' },
}
