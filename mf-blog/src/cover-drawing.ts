import type { Article } from './article-kind.ts'

/** What a cover is drawn from. */
export type CoverOf = Pick<Article, 'id' | 'cover'>

/** Concentric arcs from one station to another, the outermost first. */
interface Crossing {
  readonly middle: number
  readonly radii: readonly number[]
}

export interface CoverDrawing {
  readonly stations: readonly { readonly x: number; readonly icon: string }[]
  /** Short arcs between neighbours. */
  readonly hops: readonly Crossing[]
  /** Long arcs, with money on them. */
  readonly spans: readonly (Crossing & { readonly packet: readonly [x: number, y: number] })[]
}

export const coverSize = { width: 400, height: 210, deck: 162 } as const

/** No arc is higher than this above the deck. */
const headroom = 146

/** Distance between stations: three are further apart than six. */
const pitches: Readonly<Record<number, number>> = { 3: 116, 4: 92, 5: 73, 6: 62 }

/** The article's id decides which stations are joined, by how many lanes, and where the money is. */
export function drawCover({ id, cover }: CoverOf): CoverDrawing {
  const count = cover.length
  const pitch = pitches[count] ?? coverSize.width / (count + 1)
  const at = (station: number) => coverSize.width / 2 + (station - (count - 1) / 2) * pitch
  const crossing = ([from, to]: Pair, lanes = 1): Crossing => ({
    middle: (at(from) + at(to)) / 2,
    radii: Array.from({ length: lanes }, (_, lane) => (at(to) - at(from)) / 2 - 8 * lane),
  })
  const long = pairs(count).filter(([from, to]) => to - from > 1 && (to - from) * pitch <= 2 * headroom)
  const chosen = new Set([long[id % long.length] as Pair, long[(3 * id + 1) % long.length] as Pair])
  const gap = id % (count - 1)
  return {
    stations: cover.map((icon, station) => ({ x: at(station), icon })),
    hops: pairs(count)
      .filter(([from, to]) => to - from === 1 && from !== gap)
      .map((pair) => crossing(pair)),
    spans: [...chosen].map((pair, index) => {
      const span = crossing(pair, index === 0 ? 1 + (id % 3) : 1)
      return { ...span, packet: onArc(span, 35 + ((47 * id + 60 * index) % 110)) }
    }),
  }
}

type Pair = readonly [from: number, to: number]

const pairs = (count: number): Pair[] =>
  Array.from({ length: count }, (_, from) =>
    Array.from({ length: count - from - 1 }, (_, step): Pair => [from, from + step + 1]),
  ).flat()

/** The point on the outermost arc at this angle from its left end. */
function onArc({ middle, radii: [radius = 0] }: Crossing, degrees: number): readonly [number, number] {
  const angle = (degrees * Math.PI) / 180
  return [round(middle - radius * Math.cos(angle)), round(coverSize.deck - radius * Math.sin(angle))]
}

const round = (value: number): number => Math.round(value * 10) / 10
