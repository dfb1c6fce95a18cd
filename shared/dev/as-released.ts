import path from 'node:path'
import type { ViteDevServer } from 'vite'
import { pageExports } from '../build/page-exports.ts'
import type { PageModule } from '../contract.ts'
import { type DocumentData, partAddress } from '../pin.ts'
import { matchRoute } from '../route-path.ts'
import { BuildError } from '../vite/build-error.ts'

/** An error that would make a release refuse a page. */
export interface ServerProblem {
  readonly message: string
  readonly stack: string
}

/** The name in the package's exports, which the dev server resolves to the source. */
const renderer = '@bridge/shared/dev/render-page'

/** Renders a page on the server in dev mode too, so that authors see early what a release would refuse. */
export async function problemAsReleased(
  server: ViteDevServer,
  file: string,
  pathname: string,
  { route, site }: Pick<DocumentData, 'route' | 'site'>,
): Promise<ServerProblem | undefined> {
  try {
    const module = (await server.ssrLoadModule(`/${file}`)) as PageModule<unknown>
    for (const [name, what] of Object.entries(pageExports))
      if (!(name in module)) throw new BuildError(`${file}: the page must have a '${name}' export`, what)
    const params = matchRoute([route], pathname)?.params ?? {}
    const content = await module.load?.(params)
    const props = { params, site, content, assets: partAddress(route.part, 'dev') }
    module.head(props)
    module.files?.(props)
    const { renderPage } = (await server.ssrLoadModule(renderer)) as typeof import('./render-page.tsx')
    await renderPage(module.default, props, pathname)
  } catch (thrown) {
    const { message, stack = '' } = thrown instanceof Error ? thrown : new Error(String(thrown))
    const [said = ''] = message.split('\n')
    const what = `${placeIn(server.config.root, stack)}${said} (${pathname} does not render on the server)`
    return { message: thrown instanceof BuildError ? `${what}\nhint: ${thrown.hint}` : what, stack }
  }
}

/** The place in the part's sources, as in 'src/pages/policy.tsx:31: '. Node and tsx have source-mapped the stack. */
function placeIn(root: string, stack: string): string {
  for (const [, file = '', line] of stack.matchAll(/\(?(?:file:\/\/)?(\/[^\s():]+):(\d+):\d+\)?$/gm)) {
    const own = path.relative(root, file)
    if (!own.startsWith('..') && !own.includes('node_modules')) return `${own}:${line}: `
  }
  return ''
}
