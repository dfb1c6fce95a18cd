import { type ContentModule, contentNamed, contentNames } from '@bridge/shared/content'
import type { Head, PageProps, Params } from '@bridge/shared/contract'
import { pageTitle } from '@bridge/shared/page-title'
import { MissingPage } from '@bridge/shared/ui/MissingPage'
import { ArticleContents } from '../ArticleContents.tsx'
import { ArticleOpening } from '../ArticleOpening.tsx'
import { ArticleText } from '../ArticleText.tsx'
import type { Article } from '../article-kind.ts'
import { Columns } from '../Columns.tsx'
import { missing } from '../content/article-page.ts'
import { previewFile } from '../link-preview-file.ts'
import { MoreArticles } from '../MoreArticles.tsx'
import { neighboursOf } from '../neighbours.ts'
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
      <ArticleOpening article={article} />
      <Columns>
        <ArticleContents article={article} />
        <ArticleText article={article} />
        <SideCard />
      </Columns>
      <MoreArticles {...neighboursOf(article)} />
    </article>
  )
}
