import type { Bridge } from '../../content/bridges/bridge.ts'
import { drawn } from './drawn.ts'

const width = 1200

/** A bridge drawn to a common width: its size, its paths, and a function that maps positions in metres. */
export function sheetOf({ length, above, below, parts }: Bridge) {
  const scale = width / length
  const px = (metres: number) => Number((metres * scale).toFixed(1))
  const at = (x: number, y: number) => [px(x), px(above - y)] as const
  const paths = parts.map((part) => drawn(part, (x, y) => at(x, y).join(' ')))
  const all = (weight: keyof (typeof paths)[number]) => paths.map((path) => path[weight] ?? '').join('')
  return {
    size: [width, px(above + below)] as const,
    at,
    fine: all('fine'),
    line: all('line'),
    body: all('body'),
    heavy: all('heavy'),
  }
}
