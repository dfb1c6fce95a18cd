import puppeteer from 'puppeteer-core'
import { bringIntoView, type Engine, type Visitor } from './visitor.ts'

/** Debian's Firefox, driven over WebDriver BiDi. */
export async function startFirefox(): Promise<Engine> {
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath: '/usr/bin/firefox-esr',
    defaultViewport: { width: 1440, height: 900 },
  })
  const name = await browser.version()

  const visitor = async (): Promise<Visitor> => {
    const context = await browser.createBrowserContext()
    const page = await context.newPage()
    return {
      browser: name,
      goto: async (address) => void (await page.goto(address, { waitUntil: 'domcontentloaded' })),
      click: async (selector) => {
        await page.evaluate(bringIntoView, selector)
        await page.click(selector)
      },
      press: (key) => page.keyboard.press(key),
      resize: (width, height) => page.setViewport({ width, height }),
      see: async (look, argument = '') => page.evaluate(look, argument),
      close: () => context.close(),
    }
  }
  return { visitor, stop: () => browser.close() }
}
