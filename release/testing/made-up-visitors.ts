import type { Visitor } from '../src/sharing/place-visitor.ts'

const systems = [
  'Windows NT 10.0; Win64; x64',
  'Macintosh; Intel Mac OS X 10_15_7',
  'X11; Linux x86_64',
  'Linux; Android 10; K',
]

/** Realistic visitors: many share a browser, some an address, and a few have a unique agent, or none. */
export function madeUpVisitors(count: number): Visitor[] {
  let state = 1
  const below = (most: number) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0 // Numerical Recipes; the high bits are the better ones
    return Math.floor((state / 2 ** 32) * most)
  }
  const address = () =>
    below(4) > 0
      ? `${below(223) + 1}.${below(256)}.${below(256)}.${below(256)}`
      : `2001:db8:${below(65_536).toString(16)}:${below(65_536).toString(16)}`
  const agent = (index: number) => {
    const kind = below(100)
    if (kind === 0) return ''
    if (kind === 1) return `Café-Bot/${index} (ÿ)`
    return `Mozilla/5.0 (${systems[below(systems.length)]}) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/${140 + below(17)}.0.0.0 Safari/537.36`
  }
  return Array.from({ length: count }, (_, index) => ({ address: address(), agent: agent(index) }))
}
