import * as icons from '@bridge/shared/icons'
import { type MarkdownDocument, searchLimits } from '@bridge/shared/markdown'

/** What every article in content/articles/ has, checked at build time. Its address is its file's name. */
export const articleKind = {
  fields: {
    /** Its own number, counted up: the spans of its cover come from it, and its place among articles of one day. */
    id: { is: 'number' },
    /** Heading of the page, and its title for search engines. */
    title: { is: 'text', max: searchLimits.title },
    /** For search engines and link previews. */
    description: { is: 'text', max: searchLimits.description },
    /** Summary on the list's card and in the feed. */
    subText: { is: 'text', max: 220 },
    /** Day of publication, as 2025-09-01. */
    date: { is: 'date' },
    /** Stations of its cover, from left to right: names of shared/icons.ts, which the build turns into drawings. */
    cover: { is: 'names', of: icons, atLeast: 3, atMost: 6 },
  },
  ids: 'words',
} as const

export type Article = MarkdownDocument<typeof articleKind.fields>
