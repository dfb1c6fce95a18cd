import { contentFile } from '../support/failures/code-faults.ts'
import { failures, releaseFailing, titleOnDirectLoad } from '../support/failures/failures.ts'
import type { FaultProxy, faultProxy } from '../support/failures/fault-proxy.ts'
import { releaseSecondEdition, secondEdition } from '../support/second-edition.ts'
import type { ServedStore } from '../support/served-store.ts'
import { expect, expectHeading, hydrated, shows, test } from './fixtures.ts'
import type { Visitor } from './visitor.ts'

const termsLink = 'footer a[href="/terms"]'
const titleOfSecond = `Terms & Conditions: ${secondEdition}`

for (const failure of failures) {
  test(`${failure.name}: a page loaded directly stays readable and usable`, async ({
    own,
    proxied,
    visitor,
  }) => {
    const url = await releaseFailing(failure, own, proxied)
    await visitor.goto(`${url}/terms`)
    await hydrated(visitor)
    await readable(visitor, titleOnDirectLoad(failure))
    await usable(visitor)
    await readable(visitor, titleOnDirectLoad(failure))
    expect(await visitor.see(() => 'altered' in window), 'altered code has run').toBe(false)
  })

  test(`${failure.name}: an in-app navigation shows the previous version`, async ({
    own,
    proxied,
    visitor,
  }) => {
    const url = await releaseFailing(failure, own, proxied)
    await visitor.goto(`${url}/about`)
    await hydrated(visitor)
    await visitor.click(termsLink)
    await readable(visitor, 'Terms & Conditions')
    await usable(visitor)
    expect(await visitor.see(() => 'altered' in window), 'altered code has run').toBe(false)
  })
}

test('without a failure, the second edition is shown', async ({ own, proxied, visitor }) => {
  const url = await releaseFailing({ name: 'none', file: contentFile }, own, proxied)
  await visitor.goto(`${url}/about`)
  await hydrated(visitor)
  await visitor.click(termsLink)
  await readable(visitor, titleOfSecond)
})

test.describe('when no version is available', () => {
  const apology = 'This page could not be loaded'

  async function apologised(
    visitor: Visitor,
    own: ServedStore,
    proxied: typeof faultProxy,
  ): Promise<FaultProxy> {
    await releaseSecondEdition(own)
    const proxy = await proxied(own.url)
    proxy.break(contentFile, '404')
    await visitor.goto(`${proxy.url}/about`)
    await hydrated(visitor)
    // Hovering would prefetch the files: the app would know that they fail, and the click would load the document.
    await visitor.see((link) => document.querySelector<HTMLElement>(link)?.click(), termsLink)
    await expectHeading(visitor, apology)
    return proxy
  }

  test('the next visit requests the code again', async ({ own, proxied, visitor }) => {
    const proxy = await apologised(visitor, own, proxied)
    proxy.heal()
    await atTheTop(visitor)
    await visitor.click('footer a[href="/about"]')
    await expectHeading(visitor, 'We build the bridge between banks and businesses')
    await atTheTop(visitor)
    await visitor.click(termsLink)
    await readable(visitor, titleOfSecond)
  })

  test('the retry button loads the document', async ({ own, proxied, visitor }) => {
    await apologised(visitor, own, proxied)
    await visitor.click('main [role="alert"] button')
    await readable(visitor, titleOfSecond)
  })
})

/** Waits for the page to scroll to its top: until then its links move, and the driver would miss them. */
const atTheTop = (visitor: Visitor): Promise<void> => expect.poll(() => visitor.see(() => scrollY)).toBe(0)

/** Expects the whole text, whether from the prerendered document or from the previous version. */
async function readable(visitor: Visitor, title: string): Promise<void> {
  await expectHeading(visitor, title)
  const sections = () =>
    [...document.querySelectorAll('main h2')].filter((heading) => heading.checkVisibility()).length
  await expect.poll(() => visitor.see(sections)).toBe(26)
}

/** Expects the layout and the links within the page to work. */
async function usable(visitor: Visitor): Promise<void> {
  await visitor.click('header nav button')
  await expect.poll(() => shows(visitor, 'header nav a[href="/bridge-pay"]')).toBe(true)
  await visitor.press('Escape')
  await visitor.click('main nav a[href$="#13"]')
  await expect.poll(() => visitor.see(() => location.hash)).toBe('#13')
  const isInView = () => {
    const { top, bottom } = document.getElementById('13')?.getBoundingClientRect() ?? { top: -1, bottom: -1 }
    return bottom > 0 && top < innerHeight
  }
  await expect.poll(() => visitor.see(isInView)).toBe(true)
}
