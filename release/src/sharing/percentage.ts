import { ReleaseError } from '../errors.ts'

/** In hundredths of one per cent, nginx's own precision. */
const whole = 10_000

/** Whether a number is a share that a record can hold: some visitors, but not all. */
export const isPercentage = (percent: number): boolean =>
  percent > 0 && percent < 100 && Number(percent.toFixed(2)) === percent

/** Reads a share as typed: '5%', '0.5%'. */
export function percentageFrom(text: string): number {
  const [, digits = ''] = text.match(/^(\d{1,3}(?:\.\d{1,2})?)%$/) ?? []
  const percent = Number(digits)
  if (digits && isPercentage(percent)) return percent
  throw new ReleaseError(`a share must be a percentage above 0% and below 100%, not '${text}'`, {
    hint: hintFor(digits, percent),
  })
}

function hintFor(digits: string, percent: number): string {
  if (digits && percent === 100) return "'pnpm release promote' gives a shared version to all visitors"
  if (digits && percent === 0) return "'pnpm release rollback' withdraws a shared version"
  return 'use at most two decimal places, such as 5% or 0.5%'
}

/** Hashes below this value belong to the share. nginx computes the same value. */
export const thresholdOf = (percent: number): number =>
  Math.floor((Math.round(percent * 100) * 0xffffffff) / whole)
