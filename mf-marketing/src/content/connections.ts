/** What has to be built if each business connects to each bank, and what if all of them connect to one bridge. */
const businesses = 100
const banks = 5
const alone = businesses * banks
const together = businesses + banks

export const connections = {
  businesses,
  banks,
  heading: 'Why a bridge?',
  text: 'Each connection has to be built, tested, and mended whenever the bank changes something. With a bridge, every business and every bank does that once.',
  label: `${businesses} businesses, each connected with ${banks} banks: ${alone} lines. Below, the same banks and businesses connected by one bridge: ${together} lines.`,
  ways: [
    { count: alone, name: 'connections, each by itself', how: `${businesses} businesses × ${banks} banks` },
    { count: together, name: 'connections, by one bridge', how: `${businesses} businesses + ${banks} banks` },
  ],
} as const
