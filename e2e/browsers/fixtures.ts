import { expect, test as ours } from '../support/fixtures.ts'
import { type Engine, engines, type Visitor } from './visitor.ts'

export interface Browser {
  readonly engine: keyof typeof engines
}

export const test = ours.extend<{ visitor: Visitor }, Browser & { browserOfWorker: Engine }>({
  engine: ['firefox', { option: true, scope: 'worker' }],

  browserOfWorker: [
    async ({ engine }, use) => {
      const browser = await engines[engine]()
      await use(browser)
      await browser.stop()
    },
    { scope: 'worker' },
  ],

  visitor: async ({ browserOfWorker }, use, info) => {
    const visitor = await browserOfWorker.visitor()
    info.annotations.push({ type: 'browser', description: visitor.browser })
    await use(visitor)
    await visitor.close()
  },
})

export { expect }

/** Until the app runs and follows links; the key is the sign of life that some pages wait for. */
export async function hydrated(visitor: Visitor): Promise<void> {
  await expect(async () => {
    await visitor.press('Shift')
    expect(await shows(visitor, 'main[data-alive]')).toBe(true)
  }).toPass({ intervals: [50] })
}

/** Whether an element is there and can be seen. */
export const shows = (visitor: Visitor, selector: string): Promise<boolean> =>
  visitor.see((which) => document.querySelector(which)?.checkVisibility() ?? false, selector)

/** Until the page has this heading. */
export const expectHeading = (visitor: Visitor, heading: string): Promise<void> =>
  expect.poll(() => visitor.see(() => document.querySelector('main h1')?.textContent)).toBe(heading)

/** From here on the document keeps what goes wrong in it. */
export const listen = (visitor: Visitor): Promise<void> =>
  visitor.see(() => {
    const heard: string[] = []
    Object.assign(window, { heard })
    for (const level of ['error', 'warn'] as const) console[level] = (...said) => heard.push(said.join(' '))
    addEventListener('error', ({ message }) => heard.push(message))
    addEventListener('unhandledrejection', ({ reason }) => heard.push(String(reason)))
  })

/** What went wrong since `listen`; `undefined` in another document. */
export const complaints = (visitor: Visitor): Promise<string[] | undefined> =>
  visitor.see(() => (window as { heard?: string[] }).heard)
