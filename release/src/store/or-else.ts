const isLate = Symbol('late')

/** A store's answer, or its substitute, if there is one, when the store fails or takes longer than `patience` ms. */
export async function orElse<Answer>(
  answer: Promise<Answer>,
  copied: () => Promise<Answer | undefined>,
  patience: number,
): Promise<Answer> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<typeof isLate>((resolve) => {
    timer = setTimeout(() => resolve(isLate), patience)
  })
  try {
    const first = await Promise.race([answer, late])
    if (first !== isLate) return first
  } catch {
    // its error stands if there is no copy
  } finally {
    clearTimeout(timer)
  }
  return (await copied()) ?? answer
}
