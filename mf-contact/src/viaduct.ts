/** Units per hour in the drawing of a viaduct. */
export const hour = 10
export const ground = 82

const roadway = 4
const crown = 9
/** Half the width of a pier at its top. */
const half = 2.5
/** Thickness of a rib at its crown. */
const thick = 3
/** Distance between the columns that carry the deck. */
const apart = 9

/** The deck over these hours. */
export const deck = (start: number, end: number): string =>
  [0, roadway].map((y) => `M${start * hour} ${y}H${end * hour}`).join('')

/** A rib and the columns on it. All ribs have the same curve, so a longer one rises higher. */
export const arch = (start: number, end: number): string => {
  const [left, right] = [start * hour, end * hour]
  const across = (right - left) / 2
  const rise = across / 2
  const foot = crown + rise
  const edge = (inset: number) =>
    `M${left + inset} ${foot}A${across - inset} ${rise - inset} 0 0 1 ${right - inset} ${foot}`
  const columns = Array.from({ length: Math.floor((right - left) / apart) }, (_, i) => (i + 0.5) * apart)
    .filter((at) => Math.abs(at - across) > across / 5)
    .map((at) => {
      const y = foot - rise * Math.sqrt(1 - (at / across - 1) ** 2)
      return `M${left + at} ${roadway}V${y.toFixed(1)}`
    })
  const feet = `M${left} ${foot}h${thick}M${right} ${foot}h${-thick}`
  return edge(0) + edge(thick) + feet + columns.join('')
}

export const pier = (at: number): string => {
  const x = at * hour
  return `M${x - half} ${roadway}h${2 * half}L${x + 1.6 * half} ${ground}h${-3.2 * half}Z`
}

/** The vertical line at the viaduct's end, from the deck to the ground. */
export const openEnd = (at: number): string => `M${at * hour} 0V${ground}`

/** A solid block from the deck to the ground, over these hours. */
export const abutment = (start: number, end: number): string =>
  `M${start * hour} 0H${end * hour}V${ground}H${start * hour}Z`
