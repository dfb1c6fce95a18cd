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

/** Waits until the app runs and handles links; the key press is the interaction that some pages wait for. */
export async function hydrated(visitor: Visitor): Promise<void> {
  await expect(async () => {
    await visitor.press('Shift')
    expect(await shows(visitor, 'main[data-alive]')).toBe(true)
  }).toPass({ intervals: [50] })
}

/** Whether an element exists and is visible. */
export const shows = (visitor: Visitor, selector: string): Promise<boolean> =>
  visitor.see((which) => document.querySelector(which)?.checkVisibility() ?? false, selector)

/** Waits until the page has this heading. */
export const expectHeading = (visitor: Visitor, heading: string): Promise<void> =>
  expect.poll(() => visitor.see(() => document.querySelector('main h1')?.textContent)).toBe(heading)

/** Records problems in the document from now on. */
export const listen = (visitor: Visitor): Promise<void> =>
  visitor.see(() => {
    const heard: string[] = []
    Object.assign(window, { heard })
    for (const level of ['error', 'warn'] as const) console[level] = (...said) => heard.push(said.join(' '))
    addEventListener('error', ({ message }) => heard.push(message))
    addEventListener('unhandledrejection', ({ reason }) => heard.push(String(reason)))
  })

/** The problems recorded since `listen`; `undefined` in another document. */
export const complaints = (visitor: Visitor): Promise<string[] | undefined> =>
  visitor.see(() => (window as { heard?: string[] }).heard)
