/** Whoever stops the server has what has come in answered first; the same signal again ends it at once. */
export function stopOnSignals(stop: () => Promise<void>): void {
  for (const signal of ['SIGTERM', 'SIGINT'] as const)
    process.once(signal, () => {
      stop().finally(() => process.exit())
    })
}
