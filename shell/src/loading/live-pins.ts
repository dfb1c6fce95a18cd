import { type LivePin, liveAddress } from '@bridge/shared/pin'

/** How long a pin counts as fresh, in ms: enough to last from hovering a link to clicking it. */
const freshFor = 3000
const patience = 4000

interface Question {
  readonly at: number
  readonly answer: Promise<LivePin>
  pin?: LivePin
}

const asked = new Map<string, Question>()
const answers = new Map<string, LivePin>()

/** The live pin of a part. */
export function livePin(part: string): Promise<LivePin> {
  const last = fresh(part)
  if (last) return last.answer
  const question: Question = { at: performance.now(), answer: ask(part) }
  asked.set(part, question)
  question.answer.then(
    (pin) => {
      question.pin = pin
    },
    () => asked.delete(part),
  )
  return question.answer
}

/** The live pin of a part, if it has already arrived. */
export const knownPin = (part: string): LivePin | undefined => fresh(part)?.pin

function fresh(part: string): Question | undefined {
  const last = asked.get(part)
  return last && performance.now() - last.at < freshFor ? last : undefined
}

/** Prefetches a pin, for `lastPin` only: the first sign of interest in a page fetches the pin again. */
export const expectPin = (part: string): void => void ask(part).catch(() => {}) // a click reports the error

/** The last known pin. Files may be prefetched based on it, but nothing may be shown. */
export const lastPin = (part: string): LivePin | undefined => answers.get(part)

async function ask(part: string): Promise<LivePin> {
  const answer = await fetch(liveAddress(part), { cache: 'no-cache', signal: AbortSignal.timeout(patience) })
  if (!answer.ok) throw new Error(`${liveAddress(part)}: ${answer.status}`)
  const pin: LivePin = await answer.json()
  if (!Array.isArray(pin?.versions)) throw new Error(`${liveAddress(part)} is not a pin`)
  answers.set(part, pin)
  return pin
}
