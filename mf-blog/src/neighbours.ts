import type { Article } from './article-kind.ts'
import { inListOrder } from './list-order.ts'

/** What a link to an article shows; `query` must name the same fields. */
export type LinkedArticle = Pick<Article, 'slug' | 'id' | 'title' | 'date' | 'figure'>

const files = import.meta.glob<LinkedArticle>('./content/articles/*.md', {
  query: '?fields=id,title,date,figure',
  import: 'content',
  eager: true,
})

const articles = inListOrder(Object.values(files))

export interface Neighbours {
  readonly previous: LinkedArticle | undefined
  readonly next: LinkedArticle | undefined
}

/** The articles before and after this one in the list. */
export function neighboursOf({ slug }: Pick<Article, 'slug'>): Neighbours {
  const place = articles.findIndex((article) => article.slug === slug)
  return { previous: articles[place - 1], next: articles[place + 1] }
}
