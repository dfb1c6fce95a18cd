import type { CDPSession } from '@playwright/test'
import { expect, hydrated, test } from '../support/fixtures.ts'

interface TraceEvent {
  readonly name: string
  readonly ts: number
  readonly dur?: number
}

test('the shared libraries are read only once at start-up, even with developer tools attached', async ({
  page,
  context,
}) => {
  const session = await context.newCDPSession(page)
  const stop = await trace(session, ['devtools.timeline', 'disabled-by-default-v8.compile'])
  await page.goto('/terms')
  await hydrated(page)
  const events = await stop()
  const started = events.filter(({ name }) => name === 'v8.evaluateModule')
  expect(started.length, 'modules').toBeGreaterThan(0)
  const again = events.filter(
    ({ name, ts }) =>
      name === 'V8.CollectSourcePositions' &&
      started.some((module) => module.ts <= ts && ts < module.ts + (module.dur ?? 0)),
  )
  expect(again).toEqual([])
})

test('errors on the site have stack traces', async ({ page }) => {
  await page.goto('/')
  await hydrated(page)
  expect(await page.evaluate(() => new Error('such as this').stack)).toMatch(/\n\s+at /)
})

/** Starts a trace of the browser; the returned function ends it. */
async function trace(
  session: CDPSession,
  includedCategories: string[],
): Promise<() => Promise<TraceEvent[]>> {
  const events: TraceEvent[] = []
  session.on('Tracing.dataCollected', ({ value }) => events.push(...(value as unknown as TraceEvent[])))
  await session.send('Tracing.start', { transferMode: 'ReportEvents', traceConfig: { includedCategories } })
  return async () => {
    const complete = new Promise((resolve) => session.once('Tracing.tracingComplete', resolve))
    await session.send('Tracing.end')
    await complete
    return events
  }
}
