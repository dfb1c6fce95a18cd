/** Colours of a figure on each ground. They are set as attributes, because link previews have no style sheet. */
export const grounds = {
  ink: {
    ground: 'var(--ink)',
    text: 'var(--on-ink)',
    quiet: 'var(--on-ink-muted)',
    hair: 'var(--ink-line)',
    mass: 'var(--bright)',
    mark: 'var(--amber)',
    numeral: 'var(--amber)',
  },
  emerald: {
    ground: 'var(--action-strong)',
    text: 'var(--card)',
    quiet: 'var(--on-ink)',
    hair: 'var(--action)',
    mass: 'var(--bright)',
    mark: 'var(--amber)',
    numeral: 'var(--card)',
  },
  paper: {
    ground: 'var(--line)',
    text: 'var(--ink)',
    quiet: 'var(--text)',
    hair: 'var(--on-ink-muted)',
    mass: 'var(--action)',
    mark: 'var(--amber)',
    numeral: 'var(--ink)',
  },
} as const

export type Ground = keyof typeof grounds
export type Tone = (typeof grounds)[Ground]

export const isGround = (value: unknown): value is Ground =>
  typeof value === 'string' && Object.hasOwn(grounds, value)
