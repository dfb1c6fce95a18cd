import { fontStacks } from '../fonts/font-stacks.ts'

/**
 * Design tokens: CSS variables that the shell sets on every page and that remotes read, as `var(--ink)`.
 * They are an interface between separately deployed parts: add, never rename or remove.
 */
export const tokens = {
  ink: '#07140f',
  'ink-2': '#0d2119',
  'ink-line': '#1d3a2e',
  paper: '#f7f8f3',
  card: '#ffffff',
  line: '#dce3db',
  text: '#13241c',
  muted: '#51635a',
  'on-ink': '#eef4ee',
  'on-ink-muted': '#a9bdb1',
  action: '#0a7f51',
  'action-strong': '#07643f',
  bright: '#1bc987',
  amber: '#e9a53a',
  danger: '#b3261e',
  'font-display': fontStacks['font-display'].join(', '),
  'font-text': fontStacks['font-text'].join(', '),
  'font-code': "ui-monospace, 'SF Mono', 'Cascadia Mono', Menlo, monospace",
  /** The root's size, in which everything else is measured. It grows in windows larger than 1920 by 960 px. */
  'size-root': 'calc(100% + clamp(0px, min(100vw - 120rem, 2 * (100vh - 60rem)) / 160, 0.5rem))',
  'size-tiny': '0.8125rem',
  'size-small': '0.875rem',
  'size-base': '1rem',
  'size-body': '1.0625rem',
  'size-reading': 'clamp(1.0625rem, 1rem + 0.3vw, 1.1875rem)',
  'size-lead': 'clamp(1.125rem, 1rem + 0.6vw, 1.375rem)',
  'size-h3': 'clamp(1.25rem, 1.1rem + 0.7vw, 1.625rem)',
  'size-h2': 'clamp(1.75rem, 1.35rem + 2vw, 3rem)',
  'size-h1': 'clamp(2.25rem, 1.5rem + 3.6vw, 4.5rem)',
  column: '75rem',
  gutter: 'clamp(1rem, 4vw, 2.5rem)',
  'nav-height': '4.5rem',
  radius: '0.875rem',
  'shadow-low': '0 1px 0 rgb(7 20 15 / 0.06), 0 0.5rem 1.5rem -0.5rem rgb(7 20 15 / 0.14)',
  'shadow-high': '0 0.25rem 0.75rem rgb(7 20 15 / 0.06), 0 1.5rem 3.5rem -0.75rem rgb(7 20 15 / 0.28)',
  ease: 'cubic-bezier(0.2, 0.7, 0.2, 1)',
} as const

export type Token = keyof typeof tokens
