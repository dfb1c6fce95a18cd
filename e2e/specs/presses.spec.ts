import { isSample } from '@bridge/release/testing/sample.ts'
import type { Page } from '@playwright/test'
import { expect, test } from '../support/fixtures.ts'
import { type Journal, keepJournal, readJournal } from '../support/presses/journal.ts'
import { type Hand, press } from '../support/presses/press.ts'
import { seed, type Visit, visits } from '../support/presses/visits.ts'
import { slowLine } from '../support/slow-line.ts'

/** Any press or key, on any control, at any moment from first paint onwards, takes effect exactly once. */

for (const [i, visit] of visits(isSample ? 30 : 300).entries()) {
  const { path, narrow, slow, motion, presses } = visit
  test.describe(`visit ${i + 1}`, () => {
    test.use({
      viewport: narrow ? { width: 390, height: 844 } : { width: 1366, height: 800 },
      hasTouch: narrow,
      contextOptions: { reducedMotion: motion ? 'no-preference' : 'reduce' },
    })

    test(`each press on ${path} takes effect once${slow ? ', on a slow phone' : ''}, seed ${seed}`, async ({
      page,
    }) => {
      test.info().annotations.push({ type: 'visit', description: describe(visit) })
      const hand = await arrive(page, path, slow)
      let entries = 0
      for (const { control, way, wait } of presses) {
        await page.waitForTimeout(wait)
        entries = await page.evaluate(() => history.length)
        await press(hand, control, way)
      }
      const expected = expectedOf(visit, entries)
      const read = () => page.evaluate(readJournal).catch((): Journal => ({ effects: [], states: [] }))
      await expect
        .poll(async () => missing(expected, await read()), { message: describe(visit), timeout: 15_000 })
        .toEqual([])
      await page.waitForTimeout(250)
      const { effects } = await read()
      const isNewDocument = presses.at(-1)?.control.kind === 'link' && effects.length === 0
      if (!isNewDocument) expect(sorted(effects), describe(visit)).toEqual(sorted(expected.effects))
    })
  })
}

/** Resolves at the first paint. */
async function arrive(page: Page, path: string, slow: boolean): Promise<Hand> {
  const session = await page.context().newCDPSession(page)
  await page.addInitScript(keepJournal)
  if (slow) {
    await slowLine(session)
    await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  }
  const painted = new Promise<void>((resolve) => {
    session.on('Page.lifecycleEvent', ({ name }) => name === 'firstContentfulPaint' && resolve())
  })
  await session.send('Page.enable')
  await session.send('Page.setLifecycleEventsEnabled', { enabled: true })
  await page.goto(path, { waitUntil: 'commit' })
  await painted
  return { page, session }
}

/** `entries`: the length of the tab's history before the last press. */
function expectedOf({ presses }: Visit, entries: number): Journal {
  const effects = presses.flatMap(({ control: { effect, keys }, way }) =>
    way === 'key' && keys?.effects ? keys.effects : (effect ?? []),
  )
  const states = presses.flatMap(({ control: { state } }) => state ?? [])
  const left = presses.at(-1)?.control.kind === 'link'
  return left ? { effects, states: [states.at(-1) as string, `${entries + 1} entries`] } : { effects, states }
}

/** What has not happened yet. A link may lead to another document, which starts a new journal. */
function missing({ effects, states }: Journal, found: Journal): string[] {
  const isElsewhere = states.at(-1)?.endsWith('entries')
  return [
    ...effects.filter((effect) => !isElsewhere && !found.effects.includes(effect)),
    ...states.filter((state) => !found.states.includes(state)),
  ]
}

const sorted = (all: readonly string[]): string[] => [...all].sort()

const describe = ({ path, narrow, slow, presses }: Visit): string =>
  [
    `${path}, ${narrow ? 'narrow' : 'wide'}${slow ? ', slow' : ''}`,
    ...presses.map(
      ({ control, way, wait }) => `after ${wait} ms ${way}: ${control.kind} ${control.selector}`,
    ),
  ].join('\n')
