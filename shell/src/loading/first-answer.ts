/** Starts an attempt, which calls `heard` whenever it makes progress. */
export type Attempt<T> = (heard: () => void) => Promise<T>

interface Options {
  /** How long an attempt may stay silent before the next one joins the race, in ms. */
  readonly silence: number
  /** Called when all attempts have failed or fallen silent. A late answer still counts. */
  readonly onGiveUp: () => void
}

/**
 * Resolves with the first answer. The next attempt starts when one fails or has been silent for too long; a
 * silent one stays in the race. Rejects when all have failed.
 */
export function firstAnswer<T>(attempts: readonly Attempt<T>[], { silence, onGiveUp }: Options): Promise<T> {
  return new Promise((resolve, reject) => {
    const failures: unknown[] = []
    let started = 0
    let timer: ReturnType<typeof setTimeout> | undefined
    let settled = false

    const settle = (finish: () => void) => {
      settled = true
      clearTimeout(timer)
      finish()
    }
    const startNext = () => {
      clearTimeout(timer)
      const attempt = attempts[started]
      if (!attempt) return onGiveUp()
      const mine = ++started
      const heard = () => {
        if (settled || mine !== started) return
        clearTimeout(timer)
        timer = setTimeout(startNext, silence)
      }
      heard()
      attempt(heard).then(
        (answer) => settle(() => resolve(answer)),
        (failure) => {
          failures.push(failure)
          if (settled) return
          if (failures.length === attempts.length)
            settle(() => reject(new AggregateError(failures, 'every version failed')))
          else if (mine === started) startNext()
        },
      )
    }
    startNext()
  })
}
