import type { CDPSession } from '@playwright/test'

/**
 * A typical phone connection, as Lighthouse emulates it:
 * https://github.com/GoogleChrome/lighthouse/blob/main/docs/throttling.md
 */
const line = { offline: false, latency: 150, downloadThroughput: 1.6e6 / 8, uploadThroughput: 750e3 / 8 }

/** Throttles everything that a page fetches from now on to this connection. */
export async function slowLine(session: CDPSession): Promise<void> {
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', line)
}
