import * as brand from '@bridge/shared/brand'
import type { Article } from './article-kind.ts'
import { author } from './content/author.ts'

interface Posting {
  readonly origin: string
  /** Address of the article's preview on this site. */
  readonly image: string
}

/** https://schema.org/BlogPosting */
export function blogPosting(article: Article, { origin, image }: Posting): object {
  const organization = { '@type': 'Organization', name: brand.legalName, url: origin }
  const { slug, title, description, date } = article
  return {
    '@context': 'https://schema.org',
    '@type': 'BlogPosting',
    headline: title,
    description,
    image: origin + image,
    datePublished: date,
    dateModified: date,
    author: { '@type': 'Person', name: author, worksFor: organization },
    publisher: organization,
    mainEntityOfPage: `${origin}/blog/${slug}`,
  }
}
