import { mkdtempSync, rmSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { pathWith } from '@bridge/shared/route-path'
import type { Browser } from 'playwright-core'
import type { Composed } from '../differences/release-differences.ts'
import { installedEngine } from '../gate/browser/chromium.ts'
import { launch } from '../gate/browser/launch.ts'
import { servePlanned } from '../gate/browser/serve-planned.ts'

/** Timeouts for one page and for all pages of one side, in ms. */
const longestPage = 10_000
const longestSide = 60_000

/** Maximum height, in px. Taller pages are cut off. */
const highest = 4000

const windows = { wide: { width: 1280, height: 800 }, phone: { width: 390, height: 844 } } as const
export type Window = keyof typeof windows

/** Screenshots of pages, in a folder that is removed when the board exits. */
export class Screenshots {
  readonly #folder = mkdtempSync(path.join(tmpdir(), 'bridge-board-'))
  #count = 0

  constructor() {
    process.once('exit', () => this.remove())
  }

  remove(): void {
    rmSync(this.#folder, { recursive: true, force: true })
  }

  /** A screenshot, by the name that `of` returned. */
  async read(name: string): Promise<Buffer | undefined> {
    return /^\d{1,9}$/.test(name)
      ? readFile(path.join(this.#folder, `${name}.png`)).catch(() => undefined)
      : undefined
  }

  /**
   * Opens pages of a release in the gate's browser, which can reach nothing else, and returns the names of their
   * screenshots. A page that does not load in time has none.
   */
  async of(
    { store, release }: Composed,
    paths: readonly string[],
    window: Window,
  ): Promise<Map<string, string>> {
    const taken = new Map<string, string>()
    const chromium = installedEngine()
    if (!chromium || !release || paths.length === 0) return taken
    const { origin, stop } = await servePlanned(store, release)
    try {
      const browser = await launch(chromium, origin)
      const end = Date.now() + longestSide
      try {
        for (const address of paths) {
          if (Date.now() > end || !browser.isConnected()) break
          const picture = await inTime(this.#take(browser, origin + openedAt(address), window))
          if (!picture) continue
          const name = String(++this.#count)
          await writeFile(path.join(this.#folder, `${name}.png`), picture)
          taken.set(address, name)
        }
      } finally {
        await browser.close()
      }
    } finally {
      stop()
    }
    return taken
  }

  async #take(browser: Browser, address: string, window: Window): Promise<Buffer | undefined> {
    const viewport = windows[window]
    const context = await browser.newContext({ viewport, reducedMotion: 'reduce', serviceWorkers: 'block' })
    try {
      const page = await context.newPage()
      await page.goto(address, { timeout: longestPage })
      await page.evaluate(() => document.fonts.ready.then(() => undefined))
      const height = await page.evaluate(() => document.documentElement.scrollHeight)
      await page.setViewportSize({
        ...viewport,
        height: Math.min(Math.max(height, viewport.height), highest),
      })
      return await page.screenshot({ animations: 'disabled', timeout: longestPage })
    } finally {
      context.close().catch(() => {})
    }
  }
}

/** A page that hangs never settles its promise. */
function inTime(taking: Promise<Buffer | undefined>): Promise<Buffer | undefined> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, longestPage, undefined)
    taking.then(resolve, () => resolve(undefined)).finally(() => clearTimeout(timer))
  })
}

/** The address to open; for a dynamic route's 404 page, one that does not exist. */
const openedAt = (address: string): string =>
  address.includes('/:') ? pathWith(address, 'no-such-page') : address
