/** Every drawing is this wide and high. */
export const size = [700, 112] as const
const [width] = size

const times = (count: number, path: (index: number) => string) =>
  Array.from({ length: count }, (_, i) => path(i)).join('')

const modules = 8
const module = (i: number) =>
  `M${(i * (width + 12)) / modules} 4h${(width + 12) / modules - 12}v62h-${(width + 12) / modules - 12}z`

/** Modules on their ledger: the first, and those that are added later. */
export const onLedger = {
  first: module(0),
  later: times(modules - 1, (i) => module(i + 1)),
  ledger: `M0 78H${width}v26H0z`,
  ruled: `M0 87H${width}M0 95H${width}`,
}

/** A volume of records for each year. */
export const shelf = (years: number) => {
  const wide = width / years
  return {
    volumes: times(years, (i) => `M${i * wide + 5} 98V${i % 3 === 1 ? 12 : 4}h${wide - 10}V98`),
    labels: times(
      years,
      (i) => `M${i * wide + 16} 26h${wide - 32}m0 9h-${wide - 32}M${i * wide + 5} 84h${wide - 10}`,
    ),
    board: `M0 98H${width}v8H0z`,
  }
}

/** Leaves space for a ring around its end. */
const line = width - 20
const tenth = (i: number) => `M${(i * line) / 10} ${i % 10 ? 80 : 72}v${i % 10 ? 12 : 20}`

/** A line of all parts of a time, of which the last one is missed. */
export const upTo = (share: number) => ({
  up: `M0 44H${(line * share).toFixed(1)}`,
  tenths: `${times(11, tenth)}M0 86H${line}`,
  down: { x: line * share, width: line * (1 - share) },
})

const hub = 250
const bankAt = (banks: number, i: number) => 12 + (i * 88) / (banks - 1)
const down = 1

const way = (y: number) => `M${hub} 56C${hub + 130} 56 ${hub + 160} ${y} ${hub + 290} ${y}H${width - 44}`
const facade = (y: number) =>
  `M${width - 36} ${y + 7}h36m-32 0v-10m28 0v10m-9-10v10m-10 0v-10M${width - 36} ${y - 3}l18-5 18 5z`

/** From one address to banks, with one of them down. */
export const ways = (banks: number) => {
  const places = Array.from({ length: banks }, (_, i) => bankAt(banks, i))
  const up = places.filter((_, i) => i !== down)
  return {
    up: `M6 56H${hub}${up.map(way).join('')}`,
    down: way(places[down] ?? 0),
    banks: places.map(facade).join(''),
    cross: `M${width - 190} ${(places[down] ?? 0) - 7}l14 14m0-14-14 14`,
    hub,
  }
}
