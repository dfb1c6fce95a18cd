import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { ShellArtifact } from '@bridge/shared/artifact'
import { root } from './project.ts'

const shell: ShellArtifact = JSON.parse(readFileSync(path.join(root, 'shell/dist/artifact.json'), 'utf8'))

/** The articles, in the blog's order. */
export const articles = Object.keys(
  JSON.parse(readFileSync(path.join(root, 'mf-blog/dist/artifact.json'), 'utf8')).pages.article.contents,
).map((slug) => `/blog/${slug}`)

/** Every address of the site: the shell's route table, and every article. */
export const addresses = [
  ...shell.routes.map((route) => route.path).filter((path) => !path.includes(':')),
  ...articles,
]
