import { type MarkdownDocument, searchLimits } from '@bridge/shared/markdown'
import { coverOf, readFigure } from './figures/figure-kind.ts'
import { readTopic } from './topics.ts'

/** Front matter of articles, checked at build time. An article's file name is its address. */
export const articleKind = {
  fields: {
    /** Unique, ascending: determines the order of articles with the same date. */
    id: { is: 'number' },
    /** Page heading, and title for search engines. */
    title: { is: 'text', max: searchLimits.title },
    /** For search engines and link previews. */
    description: { is: 'text', max: searchLimits.description },
    /** Summary on the list card and in the feed. */
    subText: { is: 'text', max: 220 },
    /** Date of publication, such as 2025-09-01. */
    date: { is: 'date' },
    /** Label on the card and above the title. Optional. */
    topic: { is: 'value', read: readTopic },
    /** The article's own figure: its cover, its opening and its link preview. `figures/` documents each form. */
    figure: { is: 'value', read: readFigure, inLists: coverOf },
  },
  ids: 'words',
} as const

export type Article = MarkdownDocument<typeof articleKind.fields>
