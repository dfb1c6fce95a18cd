import type { Part, Profile } from '../../content/bridges/bridge.ts'

/** The paths of a part: fine lines, lines, and filled bodies. */
export interface Drawn {
  readonly fine?: string
  readonly line?: string
  readonly heavy?: string
  readonly body?: string
}

type Place = (x: number, y: number) => string

/** Draws a part; `at` maps its positions to the sheet. */
export function drawn(part: Part, at: Place): Drawn {
  switch (part.is) {
    case 'truss':
      return truss(part, at)
    case 'arch':
      return arch(part, at)
    case 'line':
      return { [part.heavy ? 'heavy' : 'line']: polyline(part.points, at) }
    case 'piers':
      return { body: part.at.map((x) => pier(x, { ...part, foot: footAt(part.foot, x) }, at)).join('') }
    case 'ground':
      return { line: polyline(part.points, at), fine: hatching(part.points, at) }
    case 'break':
      return { line: part.at.map((x) => broken(x, part, at)).join('') }
    case 'water':
      return { fine: ripples(part, at) }
  }
}

type Of<Is extends Part['is']> = Extract<Part, { is: Is }>

const polyline = (points: Profile, at: Place): string => `M${points.map(([x, y]) => at(x, y)).join(' ')}`

/** The height of a profile at a position. */
export function heightAt(profile: Profile, x: number): number {
  const next = profile.findIndex(([end]) => end >= x)
  const [x1, y1] = profile[Math.max(next, 0)] ?? profile[0]
  const [x0, y0] = profile[Math.max(next - 1, 0)] ?? profile[0]
  return x1 === x0 ? y1 : y0 + ((x - x0) / (x1 - x0)) * (y1 - y0)
}

const placesOf = (from: number, to: number, panels: number): number[] =>
  Array.from({ length: panels + 1 }, (_, i) => from + ((to - from) * i) / panels)

/** Posts at each panel point, and a brace across each panel, leaning towards the middle of the sheet. */
function truss({ top, bottom, panels }: Of<'truss'>, at: Place): Drawn {
  const [[from]] = bottom
  const [to] = bottom.at(-1) ?? bottom[0]
  const places = placesOf(from, to, panels)
  const up = (x: number) => at(x, heightAt(top, x))
  const down = (x: number) => at(x, heightAt(bottom, x))
  return {
    line: polyline(top, at) + polyline(bottom, at),
    fine: places.map((x) => `M${up(x)} ${down(x)}`).join('') + zigzag(places, up, down),
  }
}

const zigzag = (places: readonly number[], up: (x: number) => string, down: (x: number) => string): string =>
  `M${places.map((x, i) => (i % 2 ? up(x) : down(x))).join(' ')}`

function arch({ from, to, foot, rise, depth, panels, columns }: Of<'arch'>, at: Place): Drawn {
  const half = (to - from) / 2
  const away = (x: number) => ((x - from - half) / half) ** 2
  const upper = (x: number) => foot + rise * (1 - away(x))
  const lower = (x: number) => upper(x) - depth[1] - (depth[0] - depth[1]) * away(x)
  const places = placesOf(from, to, panels)
  const up = (x: number) => at(x, upper(x))
  const down = (x: number) => at(x, lower(x))
  const above = places.filter((_, i) => i % columns === 0 && i > 0 && i < panels)
  return {
    line: `M${places.map(up).join(' ')}M${places.map(down).join(' ')}`,
    fine: places.map((x) => `M${up(x)} ${down(x)}`).join('') + zigzag(places, up, down),
    body: above.map((x) => pier(x, { top: -6, foot: upper(x), width: 3 }, at)).join(''),
  }
}

/** A draughtsman's break line: straight, with one zigzag in the middle. */
function broken(x: number, { top, foot }: Of<'break'>, at: Place): string {
  const middle = (top + foot) / 2
  return `M${at(x, top)} ${at(x, middle + 3)} ${at(x - 2.5, middle + 1)} ${at(x + 2.5, middle - 1)} ${at(x, middle - 3)} ${at(x, foot)}`
}

const footAt = (foot: number | Profile, x: number): number =>
  typeof foot === 'number' ? foot : heightAt(foot, x)

const pier = (
  x: number,
  { top, foot, width }: { top: number; foot: number; width: number },
  at: Place,
): string =>
  `M${at(x - width / 2, top)} ${at(x + width / 2, top)} ${at(x + width * 0.65, foot)} ${at(x - width * 0.65, foot)}Z`

/** Short strokes below the ground line, as draughtsmen mark the ground. */
function hatching(points: Profile, at: Place): string {
  const [[from]] = points
  const [to] = points.at(-1) ?? points[0]
  const size = Math.abs(to - from) / 60
  const rises = heightAt(points, to) > heightAt(points, from)
  return placesOf(from, to, 30)
    .map(
      (x) =>
        `M${at(x, heightAt(points, x))} ${at(x + (rises ? size : -size), heightAt(points, x) - size * 1.4)}`,
    )
    .join('')
}

function ripples({ from, to, y }: Of<'water'>, at: Place): string {
  const wide = to - from
  return [0, 1, 2]
    .map(
      (row) =>
        `M${at(from + (wide * row) / 9, y - (row * wide) / 160)} ${at(to - (wide * row) / 7, y - (row * wide) / 160)}`,
    )
    .join('')
}
