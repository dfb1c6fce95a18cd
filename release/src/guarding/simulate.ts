import { networkGroup } from '../events/network-group.ts'
import { type Health, noHealth } from '../health/health.ts'
import { type Decision, decide, type Limits } from './decide.ts'

export interface Simulated {
  readonly visits: number
  readonly share: number
  /** Failures per visit to the live version, and how many more there are on the shared one. */
  readonly base: number
  readonly added: number
  readonly looks: number
  readonly times: number
  readonly limits: Limits
}

/** The rate of each decision, from 0 to 1, if visitors arrive one after another and the guard checks at intervals. */
export function simulate(wanted: Simulated, seed = 1): Record<Decision['verdict'], number> {
  const random = randomFrom(seed)
  const ends = { promote: 0, 'roll back': 0, wait: 0, undecided: 0 }
  for (let time = 0; time < wanted.times; time++) ends[guardOnce(wanted, random)] += 1 / wanted.times
  return ends
}

function guardOnce({ visits, share, base, added, looks, limits }: Simulated, random: () => number) {
  const sides = { shared: noVisits(), live: noVisits() }
  for (let visit = 1; visit <= visits; visit++) {
    const isShared = random() < share
    const side = isShared ? sides.shared : sides.live
    side.visits++
    if (random() < base + (isShared ? added : 0)) failOn(side)
    if (visit % Math.ceil(visits / looks) && visit < visits) continue
    const [shared, live] = [healthOf(sides.shared), healthOf(sides.live)]
    const { verdict } = decide({ shared, live, share, sample: 1 }, limits, visit === visits)
    if (verdict !== 'wait') return verdict
  }
  return 'wait'
}

interface Side {
  visits: number
  failed: number
  readonly networks: number[]
}

const noVisits = (): Side => ({ visits: 0, failed: 0, networks: Array(256).fill(0) })

/** Each failure comes from a network of its own. */
function failOn(side: Side): void {
  const group = Number(networkGroup(`198.${side.failed >> 8}.${side.failed & 255}.1`))
  side.networks[group] = (side.networks[group] ?? 0) + 1
  side.failed++
}

const healthOf = ({ networks, ...counted }: Side): Health => ({
  ...noHealth,
  ...counted,
  addresses: counted.failed,
  networks: networks.filter((count) => count > 0),
  limited: { ...noHealth.limited, ...counted, failedOnce: counted.failed },
})

/** Mulberry32. */
function randomFrom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}
