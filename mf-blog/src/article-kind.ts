import { type FrontMatter, type MarkdownDocument, searchLimits } from '@bridge/shared/markdown'

/** What every article in content/articles/ has, checked at build time. Its address is its file's name. */
export const articleKind = {
  fields: {
    /** Place in the list, from 1. Also gives the article its cover. */
    id: { is: 'number' },
    /** Heading of the page, and its title for search engines. */
    title: { is: 'text', max: searchLimits.title },
    /** For search engines and link previews. */
    description: { is: 'text', max: searchLimits.description },
    /** Summary on the list's card. */
    subText: { is: 'text', max: 220 },
    /** Day of publication, as 2025-09-01. */
    date: { is: 'date' },
  },
  ids: 'words',
} as const

export type Article = MarkdownDocument<typeof articleKind.fields>
export type ArticleSummary = FrontMatter<typeof articleKind.fields>
