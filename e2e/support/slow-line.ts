import type { CDPSession } from '@playwright/test'

/** A phone's line in many places, as Lighthouse has it: https://github.com/GoogleChrome/lighthouse/blob/main/docs/throttling.md */
const line = { offline: false, latency: 150, downloadThroughput: 1.6e6 / 8, uploadThroughput: 750e3 / 8 }

/** From here on all that a page fetches comes over such a line. */
export async function slowLine(session: CDPSession): Promise<void> {
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', line)
}
