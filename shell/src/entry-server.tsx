import { PassThrough } from 'node:stream'
import { text } from 'node:stream/consumers'
import type { ServerRenderer } from '@bridge/shared/artifact'
import type { PageModule, PageProps } from '@bridge/shared/contract'
import type { ReactNode } from 'react'
import { renderToPipeableStream, renderToString } from 'react-dom/server'
import { StaticRouter } from 'react-router-dom'
import { ServerStyleSheet } from 'styled-components'
import { App } from './App.tsx'
import { Layout } from './layout/Layout.tsx'
import { PageEntry, settled } from './loading/page-entry.ts'
import { onePlace } from './navigation/place.ts'

/** Renders one page, and the layout around it. An error anywhere in it is an error of the whole: nothing broken is released. */
export const render: ServerRenderer['render'] = async ({
  path,
  route,
  params,
  module,
  content,
  site,
  assets,
}) => {
  const entry = new PageEntry({ pathname: path, route, params })
  const props: PageProps<unknown> = { params, site, content, assets }
  entry.state = settled({ module: module as PageModule<unknown>, props, version: '' })
  const pages = { at: () => entry, leave: () => {}, revisit: async () => {} }
  const sheet = new ServerStyleSheet()
  try {
    const page = await renderWhole(
      sheet.collectStyles(
        <StaticRouter location={path}>
          <App pages={pages} places={onePlace(path)} navigate={() => {}} />
        </StaticRouter>,
      ),
    )
    const html = renderToString(sheet.collectStyles(<Layout path={path} page={page} />))
    return {
      html,
      styles: `<style data-rendered>${sheet.instance.toString().replaceAll(splitter, '')}</style>`,
    }
  } finally {
    sheet.seal()
  }
}

/** What styled-components would tell rules apart by, if it read them as text (adopt-styles.ts). */
const splitter = '/*!sc*/\n'

function renderWhole(tree: ReactNode): Promise<string> {
  return new Promise((resolve, reject) => {
    const { pipe } = renderToPipeableStream(tree, {
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onError: reject,
      onAllReady: () => text(pipe(new PassThrough())).then(resolve, reject),
    })
  })
}
