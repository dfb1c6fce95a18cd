import type { Browser, Page } from 'playwright-core'
import { ReleaseError } from '../../errors.ts'
import { oneLine } from '../../print.ts'
import { chromiumArgs } from './chromium.ts'

/** Nothing is displayed, so drawing to a screen, or each frame of a scroll, would waste a fifth of the time. */
const frugal = [
  '--disable-gpu',
  '--disable-software-rasterizer',
  '--in-process-gpu',
  '--disable-smooth-scrolling',
]

/** Nothing bypasses the proxy: neither WebRTC packets nor DNS lookups, such as those for STUN servers. */
const walled = [
  '--webrtc-ip-handling-policy=disable_non_proxied_udp',
  '--force-webrtc-ip-handling-policy=disable_non_proxied_udp', // the headless shell's name for it
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1',
]

/** Launches a browser whose only network is one proxy. */
export async function launch(executablePath: string, origin: string): Promise<Browser> {
  const { chromium } = await import('playwright-core')
  const isRoot = process.getuid?.() === 0 // Chromium has no sandbox for root
  try {
    return await chromium.launch({
      executablePath,
      chromiumSandbox: !isRoot,
      handleSIGINT: false,
      handleSIGTERM: false, // left to the tool: the browser exits with it
      handleSIGHUP: false,
      proxy: { server: origin },
      args: [...chromiumArgs, ...frugal, ...walled],
    })
  } catch (cause) {
    const { message } = cause as Error
    if (!isRoot && /sandbox/i.test(message)) throw new NoSandboxError()
    const [first = ''] = message.split('\n')
    throw new ReleaseError(`${executablePath} does not start: ${oneLine(first)}`, {
      hint: 'set CHROMIUM to another browser, or pass --no-browser to release without opening the pages',
      cause,
    })
  }
}

/** Containers and hardened systems may deny Chromium the namespaces that its sandbox needs. */
export class NoSandboxError extends Error {}

/** Rejects when the browser exits, for example because the system is out of memory. */
export function ending(browser: Browser, executablePath: string): Promise<never> {
  const ended = new Promise<never>((_, reject) => {
    browser.once('disconnected', () =>
      reject(
        new ReleaseError(`${executablePath} exited before all pages were opened`, {
          hint: 'try again, or pass --no-browser to release without opening the pages; nothing has changed',
        }),
      ),
    )
  })
  ended.catch(() => {}) // the browser always exits in the end, usually after all pages
  return ended
}

/** Moves the window out of the screen's corner, where the headless shell would move the pointer over the page. */
export async function moveAside(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page)
  const { windowId } = await session.send('Browser.getWindowForTarget')
  await session.send('Browser.setWindowBounds', { windowId, bounds: { left: 100, top: 100 } })
  await session.detach()
}
