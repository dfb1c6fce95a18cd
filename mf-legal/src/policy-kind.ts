import { type MarkdownDocument, searchLimits } from '@bridge/shared/markdown'

/** What every document in content/ has, checked at build time. */
export const policyKind = {
  fields: {
    /** Heading of the page, and its title for search engines. */
    title: { is: 'text', max: searchLimits.title },
    /** For search engines and link previews, and the line under the heading. */
    description: { is: 'text', max: searchLimits.description },
    /** Day of the last change, as 2025-09-01. */
    updated: { is: 'date' },
    /** In quotes: "1.0". */
    version: { is: 'text' },
  },
  /** Sections are numbered, and known by their number. */
  ids: 'numbers',
} as const

export type Policy = MarkdownDocument<typeof policyKind.fields>
