import { simulate } from '../src/guarding/simulate.ts'

/**
 * Prints how often the guard makes each decision, as in docs/guard.md: 1% of visits fail, and half of the visitors get
 * the shared version.
 */
const limits = { added: 0.01, slower: 1.2, visits: 100 }
const percent = (part: number) => `${(100 * part).toFixed(1)}%`
for (const visits of [100, 1000, 10_000])
  for (const added of [0, 0.005, 0.01, 0.03]) {
    const times = visits > 1000 ? 400 : 2000
    const ends = simulate({ visits: visits * 2, share: 0.5, base: 0.01, added, looks: 60, times, limits })
    const cells = [ends['roll back'], ends.promote, ends.undecided].map(percent)
    console.log(`| ${visits} | ${percent(added)} | ${cells.join(' | ')} |`)
  }
