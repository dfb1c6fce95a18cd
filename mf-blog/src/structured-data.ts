import { brand } from '@bridge/shared/brand'
import type { ArticleSummary } from './article-kind.ts'

/** https://schema.org/BlogPosting */
export const blogPosting = ({ slug, title, description, date }: ArticleSummary, origin: string): object => ({
  '@context': 'https://schema.org',
  '@type': 'BlogPosting',
  headline: title,
  description,
  datePublished: date,
  mainEntityOfPage: `${origin}/blog/${slug}`,
  publisher: { '@type': 'Organization', name: brand.legalName },
})
