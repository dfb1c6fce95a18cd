import type { Article } from './article-kind.ts'
import { inListOrder } from './list-order.ts'

/** What the list shows of an article; `query` must name the same fields. */
export type ArticleSummary = Pick<
  Article,
  'slug' | 'id' | 'title' | 'subText' | 'date' | 'topic' | 'figure' | 'words'
>

const files = import.meta.glob<ArticleSummary>('./content/articles/*.md', {
  query: '?fields=id,title,subText,date,topic,figure,words',
  import: 'content',
  eager: true,
})

/** All articles in list order. */
export const articles: readonly ArticleSummary[] = inListOrder(Object.values(files))
