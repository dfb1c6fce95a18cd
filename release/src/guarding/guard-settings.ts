import { readFile } from 'node:fs/promises'
import { ReleaseError } from '../errors.ts'
import { percentageFrom } from '../sharing/percentage.ts'

/** Each setting takes the same values as the flag of the same name. */
const names = ['steps', 'for', 'added', 'slower', 'visits'] as const

export type GuardSettings = Partial<Record<(typeof names)[number], string>>

/** The settings under `guard` in the part's package.json, if the part's folder is in the working directory. */
export async function settingsOf(part: string): Promise<GuardSettings> {
  const file = `${part}/package.json`
  const text = await readFile(file, 'utf8').catch(() => '{}')
  const settings = guardIn(text, file)
  for (const [name, value] of Object.entries(settings)) {
    const isKnown = names.some((one) => one === name)
    if (isKnown && typeof value === 'string') continue
    const problem = isKnown ? `must be a string, not ${JSON.stringify(value)}` : 'is not a known setting'
    throw new ReleaseError(`${file}: guard.${name} ${problem}`, {
      hint: `guard may have ${names.join(', ')}, each a string that the flag of the same name accepts: docs/guard.md`,
    })
  }
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

/** Reads a list such as '5%,25%,100%'. The last step is always all visitors, even if the list omits 100%. */
export function stepsFrom(text: string): number[] {
  const words = text.split(',').map((word) => word.trim())
  if (words.at(-1) === '100%') words.pop()
  const steps = words.map(percentageFrom)
  if (steps.every((step, i) => i === 0 || step > (steps[i - 1] ?? 0))) return steps
  throw new ReleaseError(`steps must ascend, such as 5%,25%,100%, not '${text}'`)
}
