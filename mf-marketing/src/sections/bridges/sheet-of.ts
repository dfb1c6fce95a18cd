import type { Bridge, Part } from '../../content/bridges/bridge.ts'
import { type Drawn, drawn } from './drawn.ts'

const width = 1200

/** A bridge drawn to a common width: its size, its paths, and a function that maps positions in metres. */
export function sheetOf({ length, above, below, parts, lifted }: Bridge) {
  const scale = width / length
  const px = (metres: number) => Number((metres * scale).toFixed(1))
  const at = (x: number, y: number) => [px(x), px(above - y)] as const
  const all = (which: readonly Part[]): Required<Drawn> => {
    const paths = which.map((part) => drawn(part, (x, y) => at(x, y).join(' ')))
    const of = (weight: keyof Drawn) => paths.map((path) => path[weight] ?? '').join('')
    return { fine: of('fine'), line: of('line'), body: of('body'), heavy: of('heavy') }
  }
  return {
    size: [width, px(above + below)] as const,
    at,
    standing: all(parts),
    lifted: lifted && { ...all(lifted.parts), by: px(lifted.by) },
  }
}
