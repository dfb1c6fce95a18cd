import * as brand from '@bridge/shared/brand'
import { unwritable } from '@bridge/shared/xml'
import type { ArticleSummary } from './article-list.ts'
import { author } from './content/author.ts'
import { list } from './content/list-page.ts'

/** The articles as an Atom feed, newest first: https://www.rfc-editor.org/rfc/rfc4287 */
export function atomFeed(articles: readonly ArticleSummary[], origin: string): string {
  const blog = `${origin}/blog`
  const [newest] = articles
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en-IN">',
    `<id>${blog}</id>`,
    `<title>${escaped(`${brand.product}: ${list.heading}`)}</title>`,
    `<subtitle>${escaped(list.intro)}</subtitle>`,
    `<author><name>${escaped(author)}</name></author>`,
    `<link rel="alternate" type="text/html" href="${blog}"/>`,
    `<link rel="self" type="application/atom+xml" href="${blog}/${list.feedFile}"/>`,
    newest ? `<updated>${midnight(newest.date)}</updated>` : '',
    ...articles.map((article) => entry(article, `${blog}/${article.slug}`)),
    '</feed>\n',
  ].join('\n')
}

const entry = ({ title, subText, date }: ArticleSummary, path: string): string => {
  const address = escaped(path)
  return [
    '<entry>',
    `<id>${address}</id>`,
    `<title>${escaped(title)}</title>`,
    `<link rel="alternate" type="text/html" href="${address}"/>`,
    `<published>${midnight(date)}</published>`,
    `<updated>${midnight(date)}</updated>`,
    `<summary>${escaped(subText)}</summary>`,
    '</entry>',
  ].join('')
}

/** The start of the day in India. */
const midnight = (day: string): string => `${day}T00:00:00+05:30`

const allUnwritable = new RegExp(unwritable, 'gu')

const escaped = (text: string): string =>
  text.replace(allUnwritable, ' ').replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
