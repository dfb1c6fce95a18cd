import type { ServerRenderer } from '@bridge/shared/artifact'
import type { PageModule, PageProps } from '@bridge/shared/contract'
import { renderWhole } from '@bridge/shared/render-whole'
import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { StaticRouter } from 'react-router-dom'
import { ServerStyleSheet } from 'styled-components'
import { App } from '../app/App.tsx'
import { Layout } from '../layout/Layout.tsx'
import { PageEntry, settled } from '../loading/page-entry.ts'
import { onePlace } from '../navigation/place.ts'

/** Marks the page's place in the layout, none of whose elements contains this text. */
const hole = '<!--page-->'

export const layout: ServerRenderer['layout'] = async ({ path }) => {
  const { html, css } = await withStyles(async (collect) =>
    renderToString(collect(<Layout path={path} page={hole} />)),
  )
  const [before = '', after = ''] = html.split(hole)
  return { before, after, css }
}

/** An error anywhere in a page fails the whole render: nothing broken is released. */
export const render: ServerRenderer['render'] = ({ path, route, params, module, content, site, assets }) => {
  const entry = new PageEntry({ pathname: path, route, params })
  const props: PageProps<unknown> = { params, site, content, assets }
  entry.state = settled({ module: module as PageModule<unknown>, props, version: '' })
  const pages = { at: () => entry, leave: () => {}, revisit: async () => {} }
  return withStyles((collect) =>
    renderWhole(
      collect(
        <StaticRouter location={path}>
          <App pages={pages} places={onePlace(path)} navigate={() => {}} />
        </StaticRouter>,
      ),
    ),
  )
}

async function withStyles(
  rendered: (collect: (tree: ReactNode) => ReactNode) => Promise<string>,
): Promise<{ html: string; css: string }> {
  const sheet = new ServerStyleSheet()
  try {
    const html = await rendered((tree) => sheet.collectStyles(tree))
    return { html, css: sheet.instance.toString().replaceAll(splitter, '') }
  } finally {
    sheet.seal()
  }
}

/** The separator between rules, needed only when styled-components parses them as text (adopt-styles.ts). */
const splitter = '/*!sc*/\n'
