import type { Head, PageProps } from '@bridge/shared/contract'
import { pageTitle } from '@bridge/shared/page-title'
import { ArticlesByTopic } from '../ArticlesByTopic.tsx'
import { articles } from '../article-list.ts'
import { list } from '../content/list-page.ts'
import { atomFeed } from '../feed.ts'
import { ListOpening } from '../ListOpening.tsx'

export const hydrate = 'when needed'

export const head = (): Head => ({
  ...list.head,
  title: pageTitle(list.head.title),
  ...(articles[0] && { modified: articles[0].date }),
  feed: list.feedFile,
})

export const files = ({ site }: PageProps) => ({ [list.feedFile]: atomFeed(articles, site.origin) })

export default function BlogListPage() {
  return (
    <>
      <ListOpening />
      <ArticlesByTopic />
    </>
  )
}
