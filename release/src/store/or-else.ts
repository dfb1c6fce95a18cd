import { within } from '../within.ts'

const isLate = Symbol('late')

/** A store's answer, or its substitute, if there is one, when the store fails or takes longer than `patience` ms. */
export async function orElse<Answer>(
  answer: Promise<Answer>,
  copied: () => Promise<Answer | undefined>,
  patience: number,
): Promise<Answer> {
  try {
    const first = await within(patience, answer, () => isLate)
    if (first !== isLate) return first as Answer
  } catch {
    // its error stands if there is no copy
  }
  return (await copied()) ?? answer
}
