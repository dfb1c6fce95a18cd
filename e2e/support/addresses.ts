import { isSample } from '@bridge/release/testing/sample.ts'
import type { ShellArtifact } from '@bridge/shared/artifact'
import { artifactOf } from './built.ts'
import { shuffled } from './sample.ts'

const shell: ShellArtifact = artifactOf('shell')

/** The articles, in the blog's order. */
export const articles = Object.keys(artifactOf('mf-blog').pages.article.contents).map(
  (slug) => `/blog/${slug}`,
)

/** Every address of the site: the shell's static routes, and every article. */
export const addresses: readonly string[] = [
  ...shell.routes.map((route) => route.path).filter((path) => !path.includes(':')),
  ...articles,
]

/** Addresses on this site that something else serves. */
export const elsewhere: readonly string[] = shell.elsewhere ?? []

/**
 * A sample of the addresses: a few pages of each kind. For checks made under many conditions, and for those that depend
 * on a page's code rather than its text.
 */
export function someAddresses(ofEachKind = 2, condition = ''): readonly string[] {
  const kinds = new Map<string, string[]>()
  for (const address of addresses) {
    const route = shell.routes.find(({ path }) => path === address)
    const kind = route ? `${route.part}/${route.page}` : 'article'
    kinds.set(kind, [...(kinds.get(kind) ?? []), address])
  }
  const chosen = new Set([...kinds.values()].flatMap((all) => shuffled(all, condition).slice(0, ofEachKind)))
  return addresses.filter((address) => chosen.has(address))
}

/** The pages that a walk under this condition visits: `all`, or in a sample run `count` pages of different kinds. */
export const walk = (condition: string, all = addresses, count = 4): readonly string[] =>
  isSample ? shuffled(someAddresses(1, condition), condition).slice(0, count) : all
