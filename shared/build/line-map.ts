import { decode, encode, type SourceMapSegment } from '@jridgewell/sourcemap-codec'
import type { Rolldown } from 'vite'

/**
 * A chunk's code with a map of its places, for messages: the same wherever the part is built. Where a line names a styled
 * component, the map says only where it begins, as the compiler's names have other lengths in other folders.
 */
export function withLineMap({ code, map }: Rolldown.OutputChunk): string {
  if (!map) return code
  const written = code.split('\n')
  const places = decode(map.mappings).map((segments, line) => {
    const known = segments.flatMap((segment) => (segment.length > 1 ? [placeOnly(segment)] : []))
    return written[line]?.includes('componentId') ? known.slice(0, 1).map(fromStart) : known
  })
  const lineMap = { version: 3, sources: map.sources, names: [], mappings: encode(places) }
  const text = Buffer.from(JSON.stringify(lineMap)).toString('base64')
  return `${code}//# sourceMappingURL=data:application/json;base64,${text}\n`
}

type Place = [column: number, source: number, line: number, column: number]

const placeOnly = ([column, source = 0, line = 0, from = 0]: SourceMapSegment): Place => [
  column,
  source,
  line,
  from,
]

const fromStart = ([, ...place]: Place): Place => [0, ...place]
