import { type MarkdownDocument, searchLimits } from '@bridge/shared/markdown'
import { readDrawing } from './drawing/read-drawing.ts'
import { readFigures } from './policy-figures.ts'

/** Front matter of the documents in content/, checked at build time. */
export const policyKind = {
  fields: {
    /** Page heading, and title for search engines. */
    title: { is: 'text', max: searchLimits.title },
    /** For search engines, link previews and the line under the heading. */
    description: { is: 'text', max: searchLimits.description },
    /** Date of the last change, such as 2025-09-01. */
    updated: { is: 'date' },
    /** In quotes, for YAML: "1.0". */
    version: { is: 'text' },
    /** At the top of the page: one or two figures that the drawing does not show, as their sections state them. */
    figures: { is: 'value', read: readFigures },
    /** The policy's periods to scale, at the top of the page. `drawing/` documents this field. */
    drawing: { is: 'value', read: readDrawing },
  },
  /** Sections are numbered, and identified by their number. */
  ids: 'numbers',
} as const

export type Policy = MarkdownDocument<typeof policyKind.fields>
