/** How a visitor presses. A bare click, without pointer events, is what assistive technology sends. */
export type Way = 'mouse' | 'touch' | 'key' | 'click'

export interface Control {
  readonly kind: string
  readonly path: string
  readonly selector: string
  /** What each press adds to the page's journal exactly once (journal.ts), or the state in which it leaves the page. */
  readonly effect?: string
  readonly state?: string
  /** For presses by key: which element has the focus and which keys are pressed, if not Enter on the control itself. */
  readonly keys?: {
    readonly on?: string
    readonly press: readonly string[]
    readonly effects?: readonly string[]
  }
  /** Pressed by key, regardless of the device that the visit uses. */
  readonly byKeyOnly?: true
  /** The text typed into a field. */
  readonly text?: string
  /** Shown on wide or on narrow screens only. */
  readonly screen?: 'wide' | 'narrow'
  /** 'needed': the switch shows only where motion is allowed. 'unwanted': rotating tabs would select each other. */
  readonly motion?: 'needed' | 'unwanted'
  /** Covers or leaves the page, so nothing is pressed after it. */
  readonly last?: true
}

/** All tabs of a list but the initially selected one. Arrow keys start there and pass those in between. */
function tabs(path: string, name: string, labels: readonly string[], motion?: 'unwanted'): Control[] {
  const list = `main [role=tablist][aria-label="${name}"]`
  const effects = labels.map((label) => `selected ${label}`)
  return labels.map((label, i) => ({
    kind: 'tab',
    path,
    selector: `${list} > :nth-child(${i + 2})`,
    effect: `selected ${label}`,
    keys: {
      on: `${list} > :first-child`,
      press: Array(i + 1).fill('ArrowRight'),
      effects: effects.slice(0, i + 1),
    },
    ...(motion && { motion }),
  }))
}

const question = (id: string): Control => ({
  kind: 'question',
  path: '/faq',
  selector: `details:has([id="${id}"]) > summary`,
  effect: `opened ${id}`,
})

const indexEntry = (path: string, id: string): Control => ({
  kind: 'index entry',
  path,
  selector: `main nav a[href$="#${id}"]`,
  effect: `hash #${id}`,
  screen: 'wide',
})

const field = (name: string, text: string, kept: string): Control => ({
  kind: 'field',
  path: '/contact',
  selector: `main form [name=${name}]`,
  state: `${name} holds ${kept}`,
  text,
})

const layout = (path: string): Control[] => [
  {
    kind: 'menu',
    path,
    selector: 'header nav li:first-child > button[popovertarget]',
    effect: 'opened menu',
    screen: 'wide',
    last: true,
  },
  {
    kind: 'menu, by arrow key',
    path,
    selector: 'header nav li:nth-child(2) > button[popovertarget]',
    effect: 'opened menu',
    keys: { press: ['ArrowDown'] },
    byKeyOnly: true,
    screen: 'wide',
    last: true,
  },
  {
    kind: 'drawer',
    path,
    selector: 'header button[aria-haspopup=dialog]',
    effect: 'opened drawer',
    screen: 'narrow',
    last: true,
  },
  { kind: 'scroll to top', path, selector: '#to-top', state: 'at top', last: true },
  { kind: 'link', path, selector: 'footer a[href="/careers"]', state: 'at /careers', last: true },
  { kind: 'link', path, selector: 'footer a[href="/security"]', state: 'at /security', last: true },
]

const product = (name: string, steps: readonly string[]): Control[] => [
  ...tabs(`/bridge-${name}`, 'How it Works', steps, 'unwanted'),
  ...layout(`/bridge-${name}`),
]

const tiles = [
  'Smart routing',
  'Automatic reconciliation',
  'Real-time visibility',
  'Compliance built in',
  'Controls for teams',
]

export const controls: readonly Control[] = [
  ...tabs('/', 'What you get with every product', tiles, 'unwanted'),
  ...tabs('/', 'One payout, in your language', ['Node', 'GraphQL']),
  {
    kind: 'switch',
    path: '/',
    selector: 'main input[aria-label="Pause the motion"]',
    effect: 'switched Pause the motion',
    keys: { press: ['Space'] },
    motion: 'needed',
  },
  {
    kind: 'switch',
    path: '/',
    selector: 'main [role=switch]',
    effect: 'switched Take Bank A down',
    keys: { press: ['Space'] },
  },
  ...layout('/'),
  ...product('pay', ['Approve the batch', 'Track every payout']),
  ...product('connect', ['Authorize secure access', 'Get connected banking']),
  ...product('collect', ['Share the payment link', 'Collect and reconcile']),
  ...['what-is-bridge', 'does-bridge-hold-my-money', 'how-long-does-onboarding-take'].map(question),
  ...['3', '9', '16'].map((id) => indexEntry('/faq', id)),
  ...layout('/faq'),
  ...['2', '11', '20', '26'].map((id) => indexEntry('/terms', id)),
  ...layout('/terms'),
  field('name', 'Asha Rao', 'Asha Rao'),
  field('email', 'asha rao@@x.in', 'asharao@x.in'),
  field('phone', '+91 98a76', '919876'),
  {
    kind: 'select',
    path: '/contact',
    selector: 'main form select',
    state: 'interestedProducts holds BridgePay – Instant Payouts',
    keys: { press: ['ArrowDown'] },
    byKeyOnly: true,
  },
  {
    kind: 'submit',
    path: '/contact',
    selector: 'main form [type=submit]',
    state: 'companyName says Company Name is required',
    last: true,
  },
  ...layout('/contact'),
]
