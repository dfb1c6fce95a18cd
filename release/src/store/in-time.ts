/**
 * Sends a request that must arrive soon or never, and aborts it `time` ms after `began`, even between two attempts.
 * Measures the time by the wall clock: other clocks stop while a machine sleeps.
 */
export async function inTime<Answer>(
  time: number,
  send: (options: { readonly abortSignal: AbortSignal }) => Promise<Answer>,
  began = Date.now(),
): Promise<Answer> {
  const aborting = new AbortController()
  const abortIfLate = () => {
    if (Math.abs(Date.now() - began) > time) aborting.abort()
  }
  abortIfLate()
  const timer = setInterval(abortIfLate, time / 20)
  try {
    return await send({ abortSignal: aborting.signal })
  } finally {
    clearInterval(timer)
  }
}
