/** What has to be built where each business connects to each bank, and where a bridge stands between them. */
const businesses = 100
const banks = 5

const alone = businesses * banks
const together = businesses + banks

export const connections = {
  businesses,
  banks,
  heading: 'Why a bridge?',
  numeral: `${together}`,
  lead: `connections do the work of ${alone}`,
  text: 'On one shore stands a ledger that may never be wrong; on the other, a business that is never still. For years every company rowed across by itself. We build the crossing once, with a railing of checks on both sides.',
  caption: `${businesses} businesses, ${banks} banks`,
  ways: [
    { name: 'Each by itself', how: `${businesses} × ${banks}`, count: alone, bridged: false },
    { name: 'Through one bridge', how: `${businesses} + ${banks}`, count: together, bridged: true },
  ],
  columns: ['', 'To build', 'Connections'],
} as const
