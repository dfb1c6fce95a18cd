import type { Paise } from '../rupees.ts'
import type { State } from '../screen.ts'
import type { Document } from './document.ts'
import type { Titled } from './titled.ts'

/** The figure of a feature card. Each form suits one kind of content. */
export type Figure = Payslips | Cut | Sums | Carried | Lanes | Document | Dots | Areas | Transfer | Pairs

export type Tone = 'action' | 'bright' | 'amber' | 'text' | 'line'

/** A file as slips, one for each row. One slip is pulled out of the first group. */
export interface Payslips extends Titled {
  readonly kind: 'payslips'
  readonly groups: readonly [PayslipGroup, PayslipGroup]
  readonly held: Named & { readonly row: number; readonly state: State }
}

interface PayslipGroup extends Named {
  readonly count: number
}

interface Named {
  readonly name: string
  readonly note: string
}

/** A banknote, cut into its recipients' shares. */
export interface Cut extends Titled {
  readonly kind: 'cut'
  readonly parts: readonly (Stream & { readonly state: State })[]
}

interface Stream extends Named {
  readonly weight: number
  readonly tone: Tone
}

/** Amounts to scale, each starting where the previous one ends, and what they leave. */
export interface Sums extends Titled {
  readonly kind: 'sums'
  readonly rows: readonly (Named & { readonly amount: Paise; readonly state?: State })[]
  readonly leaves?: Paise
  /** The text beside what is left. */
  readonly rest?: string
}

/** Parts of a sum on one day and the next: an amount crosses from one part to a part above it, and another leaves. */
export interface Carried extends Titled {
  readonly kind: 'carried'
  /** The earlier day. */
  readonly since: string
  readonly parts: readonly (Stream & { readonly was: Paise })[]
  /** Positions of the part that the amounts leave and of the part that one of them crosses to. */
  readonly from: number
  readonly to: number
  readonly crosses: Paise
  readonly leaves: Paise
}

/** Events along a time axis, with a lane for each participant. */
export interface Lanes extends Titled {
  readonly kind: 'lanes'
  readonly span: readonly [from: number, to: number]
  readonly ticks: readonly (readonly [at: number, label: string])[]
  readonly lanes: readonly Lane[]
}

export interface Lane {
  readonly name: string
  readonly note: string
  /** Lines from one point in time to another. A loose one leads nowhere, and is dashed. */
  readonly runs: readonly (readonly [from: number, to: number, is?: 'loose'])[]
  readonly stops: readonly Stop[]
}

interface Stop {
  readonly at: number
  readonly text: string
  readonly state: State
}

/** Amounts side by side, with heights to scale; one may be the total of the others. */
export interface Columns extends Titled {
  readonly kind: 'columns'
  readonly columns: readonly Column[]
}

export interface Column {
  readonly name: string
  readonly note?: string
  readonly parts: readonly (readonly [amount: Paise, tone: Tone])[]
  /** A plain word where no money has moved. */
  readonly state?: State | string
}

/** One dot per item. The last ones in a group are open. */
export interface Dots extends Titled {
  readonly kind: 'dots'
  readonly groups: readonly DotGroup[]
}

export interface DotGroup {
  readonly name: string
  readonly count: number
  readonly open: number
  readonly amount: Paise
}

/** Money in above the line and out below it, by day. */
export interface Areas extends Titled {
  readonly kind: 'areas'
  readonly days: readonly Day[]
  readonly ticks: readonly (readonly [day: number, label: string])[]
  /** Amounts in and out that are known in advance, for the days after `days`. */
  readonly ahead: readonly Day[]
  readonly notes: readonly (readonly [name: string, amount: Paise, how: string])[]
}

export interface Day {
  readonly day: number
  readonly came: Paise
  readonly went: Paise
}

/** Money on its way from one account to another, before it is approved. */
export interface Transfer extends Titled {
  readonly kind: 'transfer'
  readonly from: Tank
  readonly to: Tank
  readonly amount: Paise
  readonly state: State
  /** What it waits for. */
  readonly until: string
}

export interface Tank {
  readonly name: string
  readonly note: string
  readonly tone: Tone
  /** Before the transfer. */
  readonly balance: Paise
}

/** Two books, line by line. */
export interface Pairs extends Titled {
  readonly kind: 'pairs'
  readonly heads: readonly [left: string, right: string]
  readonly rows: readonly Pair[]
  /** How many of all lines agree, shown as a bar above the rows. */
  readonly matched?: number
  readonly of?: number
}

interface Pair {
  readonly left: readonly [what: string, how: string]
  readonly right: readonly [what: string, how: string]
  readonly amount: Paise
  readonly state: State
}

const add = (sum: number, amount: number) => sum + amount

export const total = (amounts: readonly number[]): number => amounts.reduce(add, 0)
