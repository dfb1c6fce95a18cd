/** What has to be built if each business connects to each bank, and with a bridge between them. */
const businesses = 100
const banks = 5
/** How many businesses have one line in the drawing: more lines would run together into a grey. */
const perLine = 5

const alone = businesses * banks
const together = businesses + banks

export const connections = {
  /** How many businesses are drawn. */
  drawn: businesses / perLine,
  banks,
  heading: 'Why a bridge?',
  numeral: `${together}`,
  lead: `connections do the work of ${alone}`,
  text: 'Each connection has to be built, tested, and mended whenever the bank changes something. With a bridge, every business and every bank does that once.',
  caption: `${businesses} businesses, ${banks} banks; a line for every ${perLine} businesses`,
  ways: [
    { name: 'Each by itself', how: `${businesses} × ${banks}`, count: alone, bridged: false },
    { name: 'By one bridge', how: `${businesses} + ${banks}`, count: together, bridged: true },
  ],
  columns: ['', 'To build', 'Connections'],
} as const
