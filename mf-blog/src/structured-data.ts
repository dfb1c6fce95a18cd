import { brand } from '@bridge/shared/brand'
import type { Article } from './article-kind.ts'

/** https://schema.org/BlogPosting */
export const blogPosting = ({ slug, title, description, date }: Article, origin: string): object => ({
  '@context': 'https://schema.org',
  '@type': 'BlogPosting',
  headline: title,
  description,
  datePublished: date,
  mainEntityOfPage: `${origin}/blog/${slug}`,
  publisher: { '@type': 'Organization', name: brand.legalName },
})
