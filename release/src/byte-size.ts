import { ReleaseError } from './errors.ts'

const units: Readonly<Record<string, number>> = { B: 1, KB: 1e3, MB: 1e6, GB: 1e9 }

/** The number of bytes in a setting such as '50MB'. */
export function byteSize(name: string, text: string): number {
  const [, amount, unit = 'B'] = text.toUpperCase().match(/^(\d{1,12})\s?(B|KB|MB|GB)?$/) ?? []
  if (amount) return Number(amount) * (units[unit] as number)
  throw new ReleaseError(`${name} must be a whole number of B, KB, MB or GB, not '${text}'`, {
    hint: 'set a size such as 500KB, 50MB or 1GB',
  })
}
