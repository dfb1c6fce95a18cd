import * as brand from '@bridge/shared/brand'
import { contactPath } from '@bridge/shared/contact-form'
import type { Route } from '@bridge/shared/contract'

const marketing = <const Path extends string>(path: Path, page: string, slug?: string) => ({
  path,
  part: 'mf-marketing',
  page,
  ...(slug && { params: { slug } }),
})

const product = <const Slug extends string>(slug: Slug) =>
  marketing(`/${brand.slug}-${slug}`, 'product', slug)

const tradePage = <const Slug extends string>(slug: Slug) => marketing(`/${slug}`, 'use-case', slug)

const policy = <const Slug extends string>(slug: Slug) => ({
  path: `/${slug}` as const,
  part: 'mf-legal',
  page: 'policy',
  params: { slug },
})

/** Maps each path to a page of a remote. */
export const routes = [
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
] as const satisfies readonly Route[]

/** Link targets of menus and footer: the compiler knows every page. */
export type PagePath = Exclude<(typeof routes)[number]['path'], `${string}:${string}`>

/** Served by the support desk's own application, if the site has one; policies link to these addresses. */
export const elsewhere: readonly string[] = ['/support', '/support/status']
