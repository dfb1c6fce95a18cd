import type { Head, PageProps } from '@bridge/shared/contract'
import { pageTitle } from '@bridge/shared/page-title'
import { PageHeader } from '@bridge/shared/ui/PageHeader'
import { Section } from '@bridge/shared/ui/Section'
import { ArticleCard } from '../ArticleCard.tsx'
import { ArticleGrid } from '../ArticleGrid.tsx'
import { articles } from '../article-list.ts'
import { list } from '../content/list-page.ts'
import { atomFeed } from '../feed.ts'

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
      <PageHeader title={list.heading} />
      <Section heading={list.title} lead={list.intro}>
        <ArticleGrid data-long="">
          {articles.map((article) => (
            <ArticleCard key={article.slug} article={article} />
          ))}
        </ArticleGrid>
      </Section>
    </>
  )
}
