// @module-tag long
import { afterEach, beforeEach, expect, it } from 'vitest'
import { makeRemote, publishMade } from '../../testing/parts.ts'
import { newSite, requestIn } from '../../testing/site.ts'
import { deploy } from '../releasing/deploy.ts'
import type { FileStore } from '../store/file-store.ts'
import { Comparisons } from './comparisons.ts'

let store: FileStore
let comparisons: Comparisons
beforeEach(async () => {
  ;({ store } = await newSite())
  comparisons = new Comparisons(requestIn(store, 'compare'), true)
})
afterEach(() => comparisons.remove())

/** Publishes a version whose page is this expression. */
const publishPage = (body: string) =>
  publishMade(store, makeRemote({ name: 'mf-a', pages: { home: "'home'", one: body } }), 'mf-a')

const paragraphs = (text: string) =>
  `Array.from({ length: 10_000 }, (_, number) => '<p>' + ${text} + ' ${'x'.repeat(90)} ' + number + '</p>').join('')`

const words = (word: string) => `'word '.repeat(100_000) + '${word} ' + 'word '.repeat(100_000)`

/** The longest time that work blocks this process, in ms of CPU time, which other processes do not affect. */
async function longestBlock(work: Promise<unknown>): Promise<number> {
  let [last, longest] = [process.cpuUsage(), 0]
  const tick = () => {
    const { user, system } = process.cpuUsage(last)
    longest = Math.max(longest, (user + system) / 1000)
    last = process.cpuUsage()
  }
  const ticking = setInterval(tick, 5)
  await work
  tick()
  clearInterval(ticking)
  return longest
}

it.each([
  ['10,000 paragraphs that all change', paragraphs("'one'"), paragraphs("'other'"), 19_500],
  ['10,000, half of which change', paragraphs("'one'"), paragraphs("(number % 2 ? 'one' : 'other')"), 19_498],
  ['many lines of two kinds', "'a<br>a<br>b<br>'.repeat(12_000)", "'a<br>b<br>'.repeat(20_000)", 75_494],
  ['one paragraph in which a word changes', words('one'), words('other'), 0],
])('keeps answering while it compares 1 MB of text: %s', { timeout: 90_000 }, async (_, from, to, left) => {
  const one = await publishPage(from)
  await deploy({ ...requestIn(store, 'first'), targets: ['mf-a'] })
  const other = await publishPage(to)
  const compared = comparisons.text('mf-a', one, other, 1)
  expect(await longestBlock(compared)).toBeLessThan(1500)
  const { pages } = await compared
  expect(JSON.stringify(pages).length).toBeLessThan(150_000)
  expect(pages.map(({ linesLeft }) => linesLeft)).toEqual([left])
})
