import { decode, encode, type SourceMapSegment } from '@jridgewell/sourcemap-codec'
import type { Rolldown } from 'vite'

/**
 * Appends a source map for error messages, identical wherever the part is built. On lines that name a styled component
 * it maps only the start, because the length of the compiler's names depends on the folder.
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
