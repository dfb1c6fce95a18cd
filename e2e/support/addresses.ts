import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { ShellArtifact } from '@bridge/shared/artifact'
import { sha256 } from '@bridge/shared/hash'
import { root } from './project.ts'

const artifactOf = (part: string) =>
  JSON.parse(readFileSync(path.join(root, part, 'dist/artifact.json'), 'utf8'))

const shell: ShellArtifact = artifactOf('shell')

/** The articles, in the blog's order. */
export const articles = Object.keys(artifactOf('mf-blog').pages.article.contents).map(
  (slug) => `/blog/${slug}`,
)

/** Every address of the site: the shell's static routes, and every article. */
export const addresses = [
  ...shell.routes.map((route) => route.path).filter((path) => !path.includes(':')),
  ...articles,
]

const versions = [...new Set(shell.routes.map(({ part }) => part))].map((part) => artifactOf(part).version)

/** Addresses that something else serves. */
export const elsewhere: readonly string[] = shell.elsewhere ?? []

/**
 * A sample of the addresses: a few pages of each kind. For checks made under many conditions, and for those that
 * depend on a page's code rather than its text. It depends on what was built: the same sources always get the same
 * sample, so that a failure can be repeated, and other sources another.
 */
export function someAddresses(ofEachKind = 2): string[] {
  const kinds = new Map<string, string[]>()
  for (const address of addresses) {
    const route = shell.routes.find(({ path }) => path === address)
    const kind = route ? `${route.part}/${route.page}` : 'article'
    kinds.set(kind, [...(kinds.get(kind) ?? []), address])
  }
  const chosen = new Set([...kinds.values()].flatMap((all) => shuffled(all).slice(0, ofEachKind)))
  return addresses.filter((address) => chosen.has(address))
}

function shuffled(all: readonly string[]): string[] {
  const order = (address: string) => sha256(`${versions} ${address}`)
  return [...all].sort((one, other) => (order(one) < order(other) ? -1 : 1))
}
