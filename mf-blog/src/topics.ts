/** What articles are about; each has one topic. */
const topics = [
  'UPI',
  'GST',
  'Payouts',
  'Collections',
  'Connected banking',
  'API banking',
  'Compliance',
  'Regulation',
] as const

type Topic = (typeof topics)[number]

/** Reads `topic` in an article's front matter. */
export function readTopic(value: unknown): Topic | undefined {
  if (value === undefined) return
  const topic = topics.find((name) => name === value)
  if (topic) return topic
  throw new Error(`must be one of ${topics.join(', ')}`)
}
