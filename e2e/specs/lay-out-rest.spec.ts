import { expect, test } from '../support/fixtures.ts'
import { some } from '../support/sample.ts'
import { slowLine } from '../support/slow-line.ts'

declare global {
  interface Window {
    /** For each frame, the sizes (in elements) of those parts of the page that are still to be laid out. */
    left: number[][]
  }
}

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

for (const path of some(['/', '/bridge-pay', '/terms']))
  test(`${path} lays out content far below in steps, even on a very slow phone`, async ({ page }) => {
    const session = await page.context().newCDPSession(page)
    await slowLine(session)
    await session.send('Emulation.setCPUThrottlingRate', { rate: 6 })
    await page.addInitScript(() => {
      window.left = []
      const late = (one: Animation) => one instanceof CSSAnimation && one.animationName === 'below'
      const sizeOf = ({ effect }: Animation) =>
        effect instanceof KeyframeEffect ? (effect.target?.querySelectorAll('*').length ?? 0) + 1 : 0
      const note = () => {
        window.left.push(document.getAnimations().filter(late).map(sizeOf))
        requestAnimationFrame(note)
      }
      requestAnimationFrame(note)
    })
    await page.goto(path)
    await page.waitForFunction(
      () => !('fromTop' in document.documentElement.dataset) && window.left.at(-1)?.length === 0,
    )
    const left = await page.evaluate(() => window.left)
    const most = Math.max(...left.map(({ length }) => length))
    const all = left.find(({ length }) => length === most) ?? []
    expect(most).toBeGreaterThan(3)
    const sizes = left.slice(left.indexOf(all)).map(total)
    const steps = sizes.map((size, i) => (sizes[i - 1] ?? size) - size)
    const sixth = Math.ceil(total(all) / 6)
    expect(Math.max(...steps), 'elements per frame').toBeLessThan(sixth + Math.max(...all))
  })

const total = (sizes: readonly number[]): number => sizes.reduce((sum, size) => sum + size, 0)
