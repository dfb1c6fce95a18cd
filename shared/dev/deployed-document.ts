import { type DocumentData, documentDataId, laterFilesId, partAddress } from '../pin.ts'
import type { ServerProblem } from './as-released.ts'
import { overlayScript } from './overlay.ts'

/** A deployed document without what would block source files: its CSP, integrity hashes and preloads. */
export const withoutPolicy = (html: string): string =>
  html
    .replace(/<meta http-equiv="Content-Security-Policy"[^>]*>/, '')
    .replace(/<link rel="modulepreload"[^>]*>/g, '')
    .replace(new RegExp(`<template id="${laterFilesId}">.*?</template>`, 's'), '')
    .replace(/ integrity="[^"]*"/g, '')
    .replace(/(<script type="importmap">)(.*?)(<\/script>)/s, (_, start, map, end) => {
      const { imports } = JSON.parse(map)
      return start + JSON.stringify({ imports }) + end
    })

const block = new RegExp(`(<script type="application/json" id="${documentDataId}">)(.*?)(</script>)`, 's')

export const dataOf = (html: string): DocumentData | undefined =>
  JSON.parse(html.match(block)?.[2] ?? 'null') ?? undefined

/** Drops the prerendered page, which comes from source instead; if it fails on the server, the overlay shows why. */
export function leadToSources(html: string, data: DocumentData, problem: ServerProblem | undefined): string {
  const client = `${partAddress(data.route.part, 'dev')}@vite/client`
  const scripts = `<script type="module" src="${client}"></script>${overlayScript(client, problem)}`
  return html
    .replace(/(<main [^>]*>).*(?=<\/main>)/s, '$1')
    .replace(block, (_, start, __, end) => start + JSON.stringify(data).replaceAll('<', '\\u003c') + end)
    .replace('</head>', () => `${scripts}</head>`)
}
