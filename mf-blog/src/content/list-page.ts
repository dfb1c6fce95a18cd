import * as brand from '@bridge/shared/brand'

export const list = {
  head: {
    title: 'Our blogs on payments, UPI, GST and API banking',
    description: `Articles by ${brand.product} on Indian payments: UPI, GST, payouts, reconciliation, connected banking and compliance.`,
  },
  heading: 'Our Blogs',
  title: 'Find our all blogs from here',
  intro:
    'What changes in Indian payments, what it means for the people who run a business, and how we build for it.',
  readMore: 'Read Blog',
  topics: {
    label: 'Topics',
    all: 'All',
    status: (count: number, topic?: string) =>
      `${count} ${count === 1 ? 'article' : 'articles'}${topic ? ` about ${topic}` : ''}`,
  },
  feedLabel: 'Follow by RSS',
  /** Served below the list's address. */
  feedFile: 'feed.xml',
}
