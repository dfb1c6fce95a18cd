/**
 * Sends a request that must arrive soon or never, and aborts it after this time in ms, even between two attempts.
 * Measures the time by the wall clock: other clocks stop while a machine sleeps.
 */
export async function inTime<Answer>(
  time: number,
  send: (options: { readonly abortSignal: AbortSignal }) => Promise<Answer>,
): Promise<Answer> {
  const aborting = new AbortController()
  const began = Date.now()
  const timer = setInterval(() => {
    if (Math.abs(Date.now() - began) > time) aborting.abort()
  }, time / 20)
  try {
    return await send({ abortSignal: aborting.signal })
  } finally {
    clearInterval(timer)
  }
}
