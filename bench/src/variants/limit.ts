import type { Released } from './released.ts'
import { serveFiles } from './serve-files.ts'
import type { Variant } from './variant.ts'

/** An empty page with the released page's heading: the earliest possible paint. */
export async function limit(site: Released, routes: readonly string[]): Promise<Variant> {
  const { address, add, close } = await serveFiles()
  for (const route of routes) {
    const [, heading = ''] = (await site.document(route)).match(/<h1[^>]*>(.*?)<\/h1>/s) ?? []
    add(
      route,
      [
        '<!doctype html><html lang="en-IN"><head><meta charset="utf-8">',
        '<meta name="viewport" content="width=device-width, initial-scale=1"><title>An empty page</title></head>',
        `<body><main><h1>${heading.replace(/<[^>]*>/g, '')}</h1></main></body></html>`,
      ].join(''),
    )
  }
  return { key: 'g', name: 'an empty page with the heading', address, scripted: false, close }
}
