import type { ArticleSummary } from './article-kind.ts'

const files = import.meta.glob<ArticleSummary>('./content/articles/*.md', {
  query: '?summary',
  import: 'content',
  eager: true,
})

/** All articles in list order, without their text. */
export const articles: readonly ArticleSummary[] = Object.values(files).sort((a, b) => a.id - b.id)
