import * as brand from '@bridge/shared/brand'
import type { FaqCategory } from './content/faq/category.ts'

/** https://schema.org/Organization */
export const organization = (origin: string): object => ({
  '@context': 'https://schema.org',
  '@type': 'Organization',
  name: brand.product,
  legalName: brand.legalName,
  url: origin,
  email: brand.email,
})

/** https://schema.org/FAQPage */
export const faqPage = (categories: readonly FaqCategory[]): object => ({
  '@context': 'https://schema.org',
  '@type': 'FAQPage',
  mainEntity: categories
    .flatMap(({ questions }) => questions)
    .map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
})
