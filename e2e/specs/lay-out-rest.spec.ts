import { expect, test } from '../support/fixtures.ts'
import { some } from '../support/sample.ts'
import { slowLine } from '../support/slow-line.ts'

declare global {
  interface Window {
    /** How many parts of the page are still to be laid out, frame by frame. */
    left: number[]
  }
}

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

for (const path of some(['/', '/bridge-pay', '/terms']))
  test(`${path} lays out content far below in steps, however slow the phone`, async ({ page }) => {
    const session = await page.context().newCDPSession(page)
    await slowLine(session)
    await session.send('Emulation.setCPUThrottlingRate', { rate: 6 })
    await page.addInitScript(() => {
      window.left = []
      const late = (one: Animation) => one instanceof CSSAnimation && one.animationName === 'below'
      const note = () => {
        window.left.push(document.getAnimations().filter(late).length)
        requestAnimationFrame(note)
      }
      requestAnimationFrame(note)
    })
    await page.goto(path)
    await page.waitForFunction(
      () => !('fromTop' in document.documentElement.dataset) && window.left.at(-1) === 0,
    )
    const left = await page.evaluate(() => window.left)
    const most = Math.max(...left)
    expect(most).toBeGreaterThan(3)
    const steps = left.slice(left.indexOf(most)).map((one, i, all) => (all[i - 1] ?? one) - one)
    expect(Math.max(...steps), 'parts per frame').toBeLessThanOrEqual(Math.ceil(most / 6))
  })
