import { expect, it } from 'vitest'
import { madeUpVisitors } from '../../testing/made-up-visitors.ts'
import { startSplitting } from '../../testing/nginx.ts'
import { isInShare } from './place-visitor.ts'

const salt = '5f1c07a3b2d94e68'

it.each([0.5, 1, 5, 25, 50, 99])(
  'gives %s per cent of 100,000 visitors the shared version, to within 1 percentage point',
  (percent) => {
    const visitors = madeUpVisitors(100_000)
    const shared = visitors.filter((visitor) => isInShare({ salt, percent }, visitor)).length
    expect(Math.abs((shared / visitors.length) * 100 - percent)).toBeLessThan(percent < 10 ? 0.25 : 1)
  },
)

it('keeps every visitor in a share as it grows', () => {
  const visitors = madeUpVisitors(10_000)
  const inShare = (percent: number) => visitors.filter((visitor) => isInShare({ salt, percent }, visitor))
  expect(inShare(25)).toEqual(expect.arrayContaining(inShare(5)))
})

it('chooses visitors independently for another version', () => {
  const visitors = madeUpVisitors(100_000)
  const first = visitors.filter((visitor) => isInShare({ salt, percent: 10 }, visitor))
  const again = first.filter((visitor) => isInShare({ salt: '0011223344556677', percent: 10 }, visitor))
  expect(again.length / first.length).toBeCloseTo(0.1, 1)
})

it.each([0.07, 5, 33.33])('agrees with nginx about every visitor at %s per cent', async (percent) => {
  const nginx = await startSplitting(
    `split_clients "${salt}$http_address$http_user_agent" $side { ${percent}% shared; * live; }`,
  )
  const visitors = madeUpVisitors(1200)
  const sides = []
  for (const { address, agent } of visitors) {
    const answer = await fetch(nginx.address, { headers: { address, 'user-agent': agent } })
    sides.push(await answer.text())
  }
  expect(sides).toEqual(
    visitors.map((visitor) => (isInShare({ salt, percent }, visitor) ? 'shared' : 'live')),
  )
  await nginx.stop()
})
