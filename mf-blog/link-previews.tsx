/** @jsxRuntime automatic — set here because builds run this file, and a team's folder has no tsconfig.json */
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { type LinkPreview, linkPreviews } from '@bridge/shared/build/link-preview'
import { parseMarkdown } from '@bridge/shared/vite/markdown'
import type { Plugin } from 'vite'
import { type Article, articleKind } from './src/article-kind.ts'
import { DotsPreview } from './src/figures/dots/DotsPreview.tsx'
import { FigurePreview } from './src/figures/FigurePreview.tsx'
import { grounds } from './src/figures/grounds.ts'
import { previewFile } from './src/link-preview-file.ts'

/** Draws each article's link preview from its figure, as a public file. */
export const previews = (): Plugin => {
  let root = ''
  return {
    name: 'mf-blog:previews',
    apply: (_, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    configResolved(config) {
      root = config.root
    },
    async generateBundle() {
      for (const [slug, source] of await articlePreviews(path.join(root, 'src/content/articles')))
        this.emitFile({ type: 'asset', fileName: previewFile(slug), source })
    },
  }
}

/** The previews of all articles in a folder, by slug. */
export async function articlePreviews(folder: string): Promise<Map<string, Uint8Array>> {
  const articles = readArticles(folder)
  const pictures = await linkPreviews(articles.map(previewOf))
  return new Map(articles.map(({ slug }, index) => [slug, pictures[index] as Uint8Array]))
}

function previewOf({ title, figure }: Article): LinkPreview {
  const { ground, text, mass } = grounds[figure.ground]
  const picture = figure.form === 'dots' ? <DotsPreview figure={figure} /> : <FigurePreview figure={figure} />
  return { title, picture, colours: { ground, text, arc: mass } }
}

/** All articles. Rejects two with the same id, because articles of one day are ordered by id. */
function readArticles(folder: string): readonly Article[] {
  const articles = readdirSync(folder)
    .sort()
    .map((name) =>
      parseMarkdown(readFileSync(path.join(folder, name), 'utf8'), path.join(folder, name), articleKind),
    )
  const taken = new Map<number, string>()
  for (const { id, slug } of articles) {
    if (taken.has(id))
      throw new Error(`article ids must be unique, but ${taken.get(id)}.md and ${slug}.md both have ${id}`)
    taken.set(id, slug)
  }
  return articles
}
