import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { ShellArtifact } from '@bridge/shared/artifact'
import { root } from './project.ts'

const shell: ShellArtifact = JSON.parse(readFileSync(path.join(root, 'shell/dist/artifact.json'), 'utf8'))

/** The articles, in the blog's order. */
export const articles = Object.keys(
  JSON.parse(readFileSync(path.join(root, 'mf-blog/dist/artifact.json'), 'utf8')).pages.article.contents,
).map((slug) => `/blog/${slug}`)

/** Every address of the site: the shell's static routes, and every article. */
export const addresses = [
  ...shell.routes.map((route) => route.path).filter((path) => !path.includes(':')),
  ...articles,
]

/** Addresses that something else serves. */
export const elsewhere: readonly string[] = shell.elsewhere ?? []

/**
 * A sample of the addresses: a few pages of each kind, chosen at random in each run. For checks made
 * under many conditions, and for those that depend on a page's code rather than its text.
 */
export function someAddresses(ofEachKind = 2): string[] {
  const kinds = new Map<string, string[]>()
  for (const address of addresses) {
    const route = shell.routes.find(({ path }) => path === address)
    const kind = route ? `${route.part}/${route.page}` : 'article'
    kinds.set(kind, [...(kinds.get(kind) ?? []), address])
  }
  const chosen = new Set([...kinds.values()].flatMap((all) => someOf(all, ofEachKind)))
  return addresses.filter((address) => chosen.has(address))
}

function someOf(all: readonly string[], count: number): string[] {
  const left = [...all]
  return Array.from({ length: Math.min(count, all.length) }, () => {
    const [one = ''] = left.splice(Math.floor(Math.random() * left.length), 1)
    return one
  })
}
