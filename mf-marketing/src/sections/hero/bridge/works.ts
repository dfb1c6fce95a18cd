/** The dimensions of a bridge of two equal arches: a bank's pylon at each end, the payee's pier in the middle. */
export interface Works {
  readonly name: string
  /** The distance from a pylon's middle to the pier's. */
  readonly pitch: number
  readonly halfPylon: number
  readonly halfPier: number
  /** The height of the arch above the deck. */
  readonly rise: number
  /** The depth of the rib: `depth` at the crown, and `inset` along the deck at the springing. */
  readonly depth: number
  readonly inset: number
  readonly panels: number
  /** The panels that fall when Bank A goes down: from, to. */
  readonly gap: readonly [number, number]
  /** The height of the deck above the water. */
  readonly clearance: number
  /** The radius of a packet. */
  readonly packet: number
  /** The radius of the payee's disc, which is 24 px across in the window it is meant for. */
  readonly disc: number
  /** The heights of the view box above the deck and below the water. */
  readonly sky: number
  readonly ground: number
}

export const wide: Works = {
  name: 'wide',
  pitch: 600,
  halfPylon: 30,
  halfPier: 18,
  rise: 142,
  depth: 15,
  inset: 30,
  panels: 24,
  gap: [11, 18],
  clearance: 92,
  packet: 5,
  disc: 12.6,
  sky: 150,
  ground: 14,
}

/** The bridge for phones. */
export const narrow: Works = {
  name: 'narrow',
  pitch: 163,
  halfPylon: 13,
  halfPier: 10,
  rise: 56,
  depth: 7,
  inset: 11,
  panels: 14,
  gap: [6, 11],
  clearance: 46,
  packet: 3.6,
  disc: 11.3,
  sky: 66,
  ground: 5,
}

export const spanOf = ({ pitch, halfPylon, halfPier }: Works): number => pitch - halfPylon - halfPier

/** The view box: left, top, width, height. The pylons' outer faces are its edges; the deck is at 0. */
export function boxOf({ pitch, halfPylon, sky, clearance, ground }: Works) {
  const half = pitch + halfPylon
  return [-half, -sky, 2 * half, sky + clearance + ground] as const
}

/** The top of a bank's roof. */
export const apexOf = ({ halfPylon }: Works): number => -4.8 * halfPylon

/** The distance from the top of the view box to the deck's lower edge, as a fraction of the view box's width. */
export const deckDepth = ({ sky, pitch, halfPylon }: Works): number =>
  Math.round((1000 * (sky + 10)) / (2 * (pitch + halfPylon))) / 1000

/** The position of a span's name, as a fraction of the clearance. */
export const nameDepth = 0.56

interface Circle {
  readonly radius: number
  /** The depth of its centre below the deck. */
  readonly below: number
  /** The angle from the crown to the springing, in degrees. */
  readonly angle: number
}

/** The circle that rises this far above a chord. */
function circleOver(span: number, rise: number): Circle {
  const radius = (span ** 2 / 4 + rise ** 2) / (2 * rise)
  const angle = (Math.asin(span / 2 / radius) * 180) / Math.PI
  return { radius, below: radius - rise, angle }
}

/** The circle of the rib's outer chord, which packets travel along. */
export const outerCircle = (works: Works): Circle => circleOver(spanOf(works), works.rise)

const innerCircle = (works: Works): Circle =>
  circleOver(spanOf(works) - 2 * works.inset, works.rise - works.depth)

/** A panel point on each chord. Negative is up; the inner chord ends at the deck. */
export function panelPoint(works: Works, panel: number) {
  const x = (spanOf(works) * panel) / works.panels
  const heightOn = ({ radius, below }: Circle) =>
    Math.max(0, Math.sqrt(Math.max(0, radius ** 2 - (x - spanOf(works) / 2) ** 2)) - below)
  return {
    x: round(x),
    outer: -round(heightOn(outerCircle(works))),
    inner: -round(heightOn(innerCircle(works))),
  }
}

/** Both chords between two panel points. */
export function chords(works: Works, from: number, to: number): string {
  const [start, end] = [panelPoint(works, from), panelPoint(works, to)]
  const [outer, inner] = [round(outerCircle(works).radius), round(innerCircle(works).radius)]
  const foot = (panel: { x: number; inner: number }, side: number) =>
    panel.inner < 0 ? panel.x : round(spanOf(works) / 2 + side * (spanOf(works) / 2 - works.inset))
  return (
    `M${start.x} ${start.outer}A${outer} ${outer} 0 0 1 ${end.x} ${end.outer}` +
    `M${foot(start, -1)} ${start.inner}A${inner} ${inner} 0 0 1 ${foot(end, 1)} ${end.inner}`
  )
}

/** The bracing: from chord to chord and back. */
export const bracing = (works: Works, from: number, to: number): string =>
  `M${pointsOf(works, from, to)
    .map(({ x, outer, inner }, i) => `${x} ${(from + i) % 2 ? inner : outer}`)
    .join(' ')}`

/** The hangers from the outer chord to the deck, at every panel point. */
export const hangers = (works: Works, from: number, to: number): string =>
  pointsOf(works, from, to)
    .filter(({ outer }) => outer < 0)
    .map(({ x, outer }) => `M${x} ${outer}V0`)
    .join('')

/** A break line across the rib, as in technical drawings. */
export function breakLine(works: Works, panel: number): string {
  const { x, outer, inner } = panelPoint(works, panel)
  const tooth = Math.round(works.depth / 3)
  const [top, middle] = [round(outer - works.depth), round((outer + inner) / 2 - tooth)]
  const zigzag = `l${-tooth} ${tooth / 2} ${2 * tooth} ${tooth} ${-tooth} ${tooth / 2}`
  return `M${x} ${top}V${middle}${zigzag}V${round(inner + works.depth)}`
}

const pointsOf = (works: Works, from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, i) => panelPoint(works, from + i))

/** Rounds to one decimal, which keeps documents small. */
export const round = (value: number): number => Math.round(value * 10) / 10
