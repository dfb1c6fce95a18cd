import { readFile } from 'node:fs/promises'
import { ReleaseError } from '../errors.ts'
import { percentageFrom } from '../sharing/percentage.ts'

/** Each takes the same values as the flag of its name. */
const names = ['steps', 'for', 'added', 'slower', 'visits'] as const

export type GuardSettings = Partial<Record<(typeof names)[number], string>>

/** The settings under `guard` in the part's package.json, if the command runs beside it. */
export async function settingsOf(part: string): Promise<GuardSettings> {
  const file = `${part}/package.json`
  const text = await readFile(file, 'utf8').catch(() => '{}')
  const settings = guardIn(text, file)
  for (const [name, value] of Object.entries(settings))
    if (!names.some((one) => one === name) || typeof value !== 'string')
      throw new ReleaseError(`${file}: guard.${name} must not be ${JSON.stringify(value)}`, {
        hint: `it may have ${names.join(', ')}, each a string that its flag accepts: docs/guard.md`,
      })
  return settings
}

function guardIn(text: string, file: string): GuardSettings {
  try {
    const { guard = {} } = JSON.parse(text)
    if (typeof guard === 'object' && guard !== null && !Array.isArray(guard)) return guard
  } catch (cause) {
    throw new ReleaseError(`${file} is not JSON`, { cause })
  }
  throw new ReleaseError(`${file}: guard must be an object`, {
    hint: 'for example "guard": { "steps": "5%,25%,100%", "for": "30m" }; docs/guard.md',
  })
}

/** Reads '5%,25%,100%'. The last step is all visitors, whether it is named or not. */
export function stepsFrom(text: string): number[] {
  const words = text.split(',').map((word) => word.trim())
  if (words.at(-1) === '100%') words.pop()
  const steps = words.map(percentageFrom)
  if (steps.every((step, i) => i === 0 || step > (steps[i - 1] ?? 0))) return steps
  throw new ReleaseError(`steps must ascend, such as 5%,25%,100%, not '${text}'`)
}
