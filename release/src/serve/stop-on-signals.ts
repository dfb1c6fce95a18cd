/** Answers pending requests before it exits; the same signal again ends the process immediately. */
export function stopOnSignals(stop: () => Promise<void>): void {
  for (const signal of ['SIGTERM', 'SIGINT'] as const)
    process.once(signal, () => {
      stop().finally(() => process.exit())
    })
}
