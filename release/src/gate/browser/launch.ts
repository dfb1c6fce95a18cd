import type { Browser } from 'playwright-core'
import { ReleaseError } from '../../errors.ts'
import { oneLine } from '../../print.ts'
import { chromiumArgs } from './chromium.ts'

/** Nobody looks on: drawing for a screen would take a fifth of the time. */
const frugal = ['--disable-gpu', '--disable-software-rasterizer', '--in-process-gpu']

/** Nothing goes beside the proxy: no packets of calls, and no names to be looked up, as of the servers of such calls. */
const walled = [
  '--webrtc-ip-handling-policy=disable_non_proxied_udp',
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1',
]

/** A browser whose whole network is one proxy. */
export async function launch(executablePath: string, origin: string): Promise<Browser> {
  const { chromium } = await import('playwright-core')
  const isRoot = process.getuid?.() === 0 // whom Chromium gives no sandbox
  try {
    return await chromium.launch({
      executablePath,
      chromiumSandbox: !isRoot,
      handleSIGINT: false,
      handleSIGTERM: false, // whoever ends the tool ends it; the browser goes with it
      handleSIGHUP: false,
      proxy: { server: origin },
      args: [...chromiumArgs, ...frugal, ...walled],
    })
  } catch (cause) {
    const { message } = cause as Error
    if (!isRoot && /sandbox/i.test(message)) throw new NoSandboxError()
    const [first = ''] = message.split('\n')
    throw new ReleaseError(`${executablePath} does not start: ${oneLine(first)}`, {
      hint: 'CHROMIUM=… names another browser; --no-browser releases without opening the pages',
      cause,
    })
  }
}

/** Containers and hardened systems may not let Chromium have the namespaces of its sandbox. */
export class NoSandboxError extends Error {}

/** Throws when the browser ends by itself, as when the system has no memory left. */
export function ending(browser: Browser, executablePath: string): Promise<never> {
  const ended = new Promise<never>((_, reject) => {
    browser.once('disconnected', () =>
      reject(
        new ReleaseError(`${executablePath} has ended before all pages were opened`, {
          hint: 'try again; --no-browser releases without opening the pages. Nothing has changed',
        }),
      ),
    )
  })
  ended.catch(() => {}) // it ends in any case, mostly after all pages
  return ended
}
