import * as brand from '@bridge/shared/brand'
import { cashPosition, position } from '../pictures/cash-position.ts'
import { grouped, rupees } from '../rupees.ts'
import { opening } from '../steps/monday.ts'
import { topUp } from '../week.ts'
import { lines } from './connect.ts'
import { type Tone, total } from './figure.ts'

/** A morning without the product and one with it, on one axis of minutes after nine, and when the total is known. */
export interface Morning {
  readonly kind: 'morning'
  readonly label: string
  readonly title: string
  readonly sum: string
  /** The length of the axis, in minutes. */
  readonly span: number
  readonly ticks: readonly number[]
  /** The text between the times at which the total is known. */
  readonly sooner: string
  /** The activities in a portal, and how long each takes in all portals together. */
  readonly acts: readonly (readonly [what: string, minutes: number])[]
  readonly before: Day & { readonly portals: readonly Portal[] }
  readonly after: Day & { readonly done: readonly Done[] }
}

interface Day {
  readonly day: string
  readonly how: string
  readonly known: { readonly at: number; readonly sum: string; readonly says: string }
}

interface Portal {
  readonly bank: string
  readonly tone: Tone
  readonly name: string
  /** The minutes of each activity. */
  readonly minutes: readonly number[]
}

interface Done {
  readonly what: string
  readonly how?: string
  readonly from: number
  readonly to: number
  /** What is written on its part of the strip, if there is room. */
  readonly during?: string
  /** Whether nobody is working during this time. */
  readonly free?: boolean
}

/** Formats minutes after nine: 5 is 09:05. */
export const clock = (minute: number): string => `09:${String(minute).padStart(2, '0')}`

const [a, b, c] = cashPosition.accounts

const unmatched = lines.all - lines.matched

/** Each portal, with the minutes to log in and type the code, and the minutes to download and copy. */
const portals = [
  { ...a, name: 'Net banking', minutes: [2, 5] },
  { ...a, name: 'Payouts', minutes: [2, 7] },
  { ...b, name: 'Net banking', minutes: [2, 5] },
  { ...b, name: 'Collections', minutes: [3, 10] },
  { ...c, name: 'Salaries', minutes: [2, 5] },
].map(({ bank, tone, name, minutes }) => ({ bank, tone, name, minutes })) satisfies readonly Portal[]

const addingUp = 2

const acts = ['Log in, type the code', 'Download, copy'].map(
  (what, i) => [what, total(portals.map(({ minutes }) => minutes[i] ?? 0))] as const,
)

export const span = total(acts.map(([, minutes]) => minutes)) + addingUp

/** When the first balance is downloaded, and its age when the total is known. */
const downloaded = 4
const oldest = span - downloaded

/** Times on the next day, in minutes after nine. */
const opened = 4
const known = 5
const prepared = 6
const matched = 20

export const times = { known: clock(known), prepared: clock(prepared), matched: clock(matched) }

export const morning = {
  kind: 'morning',
  label: `Two mornings of ${brand.product}’s sample customer on one axis, from ${clock(0)} to ${clock(span)}. Monday, 23 November: ${portals.map(({ bank, name, minutes }) => `${bank}, ${name}, ${total(minutes)} minutes`).join('; ')}; ${addingUp} minutes to add up. The sum, ${rupees(opening)}, is known at ${clock(span)}, and its oldest part is ${oldest} minutes old. Tuesday, 24 November: the page is opened at ${clock(opened)}, and the sum, ${rupees(position)}, is known at ${times.known}. At ${times.prepared} a top-up of ${rupees(topUp)} is prepared; at ${times.matched} the ${unmatched} lines without a match are done. The rest is free. The sum is known ${span - known} minutes sooner.`,
  title: 'When the sum is known',
  sum: `A morning at ${brand.product}’s sample customer`,
  span,
  ticks: [0, 15, 30, span],
  sooner: `${span - known} minutes sooner`,
  acts: [...acts, ['Add up', addingUp]],
  before: {
    day: 'Monday, 23 Nov',
    how: 'Five portals, one after the other',
    portals,
    known: { at: span, sum: rupees(opening), says: `its oldest part ${oldest} minutes old` },
  },
  after: {
    day: 'Tuesday, 24 Nov',
    how: 'One page',
    done: [
      { what: 'Tea', from: 0, to: opened, free: true },
      { what: 'One page', how: 'One log-in', from: opened, to: known },
      { what: `Top-up of ${rupees(topUp)}`, how: 'Prepared for Farhan', from: known, to: prepared },
      {
        what: 'Three open lines matched',
        how: `The last of ${grouped(lines.all)}`,
        during: 'Matching',
        from: prepared,
        to: matched,
      },
      { what: 'Free', from: matched, to: span, free: true },
    ],
    known: { at: known, sum: rupees(position), says: 'no part older than a minute' },
  },
} satisfies Morning
