import * as brand from '@bridge/shared/brand'
import { contactPath } from '@bridge/shared/contact-form'
import type { Route } from '@bridge/shared/contract'

/** Which page of which remote answers at which path. */
const marketing = (path: string, page: string, slug?: string): Route => ({
  path,
  part: 'mf-marketing',
  page,
  ...(slug && { params: { slug } }),
})

const product = (slug: string) => marketing(`/${brand.slug}-${slug}`, 'product', slug)

const tradePage = (slug: string) => marketing(`/${slug}`, 'use-case', slug)

const policy = (slug: string): Route => ({
  path: `/${slug}`,
  part: 'mf-legal',
  page: 'policy',
  params: { slug },
})

export const routes: readonly Route[] = [
  marketing('/', 'home'),
  product('pay'),
  product('connect'),
  product('collect'),
  tradePage('small-business'),
  tradePage('startup'),
  tradePage('sme'),
  tradePage('enterprise'),
  tradePage('retail-and-e-commerce'),
  tradePage('software-and-tech'),
  tradePage('manufacturers'),
  tradePage('real-estate'),
  tradePage('healthcare'),
  tradePage('hospitality'),
  tradePage('professional-services'),
  tradePage('consultant-and-freelancers'),
  marketing('/about', 'about'),
  marketing('/careers', 'careers'),
  marketing('/mission', 'mission'),
  marketing('/faq', 'faq'),
  { path: contactPath, part: 'mf-contact', page: 'contact' },
  policy('privacy-policy'),
  policy('terms'),
  policy('trust-and-security'),
  policy('corporate-policies'),
  policy('grievance-redressal-policy'),
  policy('responsible-disclosure'),
  policy('security'),
  { path: '/blog', part: 'mf-blog', page: 'list' },
  { path: '/blog/:slug', part: 'mf-blog', page: 'article' },
]

/** Served by the support desk's own application, wherever the site has one: policies name them. */
export const elsewhere: readonly string[] = ['/support', '/support/status']
