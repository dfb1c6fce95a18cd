import { type ContentModule, contentNamed, contentNames } from '@bridge/shared/content'
import type { Head, PageProps, Params } from '@bridge/shared/contract'
import { pageTitle } from '@bridge/shared/page-title'
import { shownDate } from '@bridge/shared/shown-date'
import { MissingPage } from '@bridge/shared/ui/MissingPage'
import { PageHeader } from '@bridge/shared/ui/PageHeader'
import { ArticleText } from '../ArticleText.tsx'
import type { Article } from '../article-kind.ts'
import { Columns } from '../Columns.tsx'
import { Cover } from '../Cover.tsx'
import { missing } from '../content/article-page.ts'
import { MoreArticles } from '../MoreArticles.tsx'
import { neighboursOf } from '../neighbours.ts'
import { previewFile } from '../preview-file.ts'
import { SideCard } from '../SideCard.tsx'
import { blogPosting } from '../structured-data.ts'

type Props = PageProps<Article | undefined>

const folder = import.meta.glob<ContentModule<Article>>('../content/articles/*.md')

export const hydrate = 'when needed'

export const params: readonly Params[] = contentNames(folder).map((slug) => ({ slug }))

export const load = ({ slug }: Params) => contentNamed(folder, slug)

export function head({ content, site, assets }: Props): Head | undefined {
  if (!content) return
  const image = assets + previewFile(content.slug)
  return {
    title: pageTitle(content.title),
    description: content.description,
    type: 'article',
    modified: content.date,
    image,
    structuredData: [blogPosting(content, { origin: site.origin, image })],
  }
}

export default function ArticlePage({ content: article }: Props) {
  if (!article) return <MissingPage {...missing} />
  return (
    <article>
      <PageHeader
        tag={shownDate(article.date)}
        title={article.title}
        lead={article.subText}
        picture={<Cover id={article.id} cover={article.cover} />}
      />
      <Columns>
        <ArticleText article={article} />
        <SideCard />
      </Columns>
      <MoreArticles {...neighboursOf(article)} />
    </article>
  )
}
