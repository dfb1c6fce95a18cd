import { type LivePin, liveAddress } from '@bridge/shared/pin'

/** How long an answer counts as fresh: enough from hovering a link to clicking it. */
const freshFor = 3000
const patience = 4000

interface Question {
  readonly at: number
  readonly answer: Promise<LivePin>
  pin?: LivePin
}

const asked = new Map<string, Question>()
const answers = new Map<string, LivePin>()

/** What is live of a part now. */
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

/** The same, if it has been answered. */
export const knownPin = (part: string): LivePin | undefined => fresh(part)?.pin

function fresh(part: string): Question | undefined {
  const last = asked.get(part)
  return last && performance.now() - last.at < freshFor ? last : undefined
}

/** Asks ahead, for `lastPin` only: at the first sign of interest in a page it is asked again. */
export const expectPin = (part: string): void => void ask(part).catch(() => {}) // a click will say what is wrong

/** What was live when last asked: files may be fetched ahead by it, but nothing may be shown. */
export const lastPin = (part: string): LivePin | undefined => answers.get(part)

async function ask(part: string): Promise<LivePin> {
  const answer = await fetch(liveAddress(part), { cache: 'no-cache', signal: AbortSignal.timeout(patience) })
  if (!answer.ok) throw new Error(`${liveAddress(part)}: ${answer.status}`)
  const pin: LivePin = await answer.json()
  if (!Array.isArray(pin?.versions)) throw new Error(`${liveAddress(part)} is no pin`)
  answers.set(part, pin)
  return pin
}
