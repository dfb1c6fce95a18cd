/** What articles are about; each has one topic at most. */
export const topics = [
  'UPI',
  'GST',
  'Payouts',
  'Collections',
  'Connected banking',
  'API banking',
  'Compliance',
  'Regulation',
] as const

export type Topic = (typeof topics)[number]

/** A topic as it appears in addresses: /blog?topic=connected-banking. */
export const topicKey = (topic: Topic): string => topic.toLowerCase().replaceAll(' ', '-')

export const topicOf = (key: string | undefined): Topic | undefined =>
  topics.find((topic) => topicKey(topic) === key)

/** Reads `topic` in an article's front matter. */
export function readTopic(value: unknown): Topic | undefined {
  if (value === undefined) return
  const topic = topics.find((name) => name === value)
  if (topic) return topic
  throw new Error(`must be one of ${topics.join(', ')}`)
}
