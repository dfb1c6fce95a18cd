/** How long pending requests may take, in ms: supervisors kill a process that takes longer. */
const grace = 10_000

/**
 * Answers pending requests and exits, at the end of the grace period at the latest: the reader of its log may have
 * stalled. The same signal again ends the process immediately.
 */
export function stopOnSignals(stop: () => Promise<void>): void {
  for (const signal of ['SIGTERM', 'SIGINT'] as const)
    process.once(signal, () => {
      setTimeout(() => process.exit(), grace)
      stop().finally(() => process.exit())
    })
}
