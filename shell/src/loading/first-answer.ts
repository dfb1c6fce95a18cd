/** Starts one way of getting something; it calls `heard` whenever something of it has arrived. */
export type Attempt<T> = (heard: () => void) => Promise<T>

interface Options {
  /** How long an attempt may stay silent before the next one joins the race, in ms. */
  readonly silence: number
  /** All attempts have failed or fallen silent. A late answer still counts. */
  readonly onGiveUp: () => void
}

/**
 * Resolves with whichever attempt answers first. The next attempt starts when one fails, or when it has been silent
 * for too long; a silent one stays in the race. Rejects when all have failed.
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
