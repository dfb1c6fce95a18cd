/** A bridge of equal spans, in a drawing 1,200 units across. */
const span = 300
const half = 11
const deck = 24
const crown = 44
const spring = 150
const foot = 300

/** Positions of the bridge's four piers. */
const piers = [150, 450, 750, 1050]
const [, second, third] = piers as [number, number, number, number]
/** The end of the deck that has been built. */
export const head = { x: second + 96, y: deck }
/** An x beyond the edge of every window. */
const far = 2400

const inner = (pier: number) => [pier + half, pier + span - half] as const

/** The two edges of the rib from a pier to the next one. */
const rib = (pier: number) => {
  const [from, to] = inner(pier)
  const [rx, ry] = [(to - from) / 2, spring - crown]
  return `M${from} ${spring}A${rx} ${ry} 0 0 1 ${to} ${spring}M${from} ${spring + 20}A${rx} ${ry + 6} 0 0 1 ${to} ${spring + 20}`
}

/** Columns from the rib to the deck, up to a given x. */
const columns = (pier: number, upTo = pier + span) => {
  const [from, to] = inner(pier)
  const middle = (from + to) / 2
  const wide = (to - from) / 2
  return [24, 52, 80, 108, 170, 198, 226, 254]
    .map((at) => from + at)
    .filter((x) => x < upTo)
    .map((x) => {
      const rise = (spring - crown) * Math.sqrt(1 - ((x - middle) / wide) ** 2)
      return `M${x} ${deck + 8}V${(spring - rise).toFixed(1)}`
    })
    .join('')
}

const pier = (x: number) =>
  `M${x - half} ${deck + 8}H${x + half}L${x + half + 7} ${foot}H${x - half - 7}ZM${x - half - 16} ${foot}h${2 * half + 32}v12h${-2 * half - 32}z`

const level = (from: number, to: number) => `M${from} ${deck}H${to}M${from} ${deck + 8}H${to}`

/** Piers of the approaches, which continue to both edges of the window. */
const before = [-750, -450, -150]
const after = [1050, 1350, 1650]

export const lines = {
  piers: [...before, ...piers].map(pier).join(''),
  built: [...before, 150].map((at) => rib(at) + columns(at)).join('') + rib(second) + columns(second, head.x),
  deck: level(-far, head.x),
  planned:
    level(head.x, far) +
    columns(second).slice(columns(second, head.x).length) +
    [third, ...after].map(rib).join('') +
    after.slice(1).map(pier).join(''),
}
