import type { PageModule, PageProps, Params, Route, Site } from '@bridge/shared/contract'
import { type Pin, type PinnedPage, partAddress } from '@bridge/shared/pin'

/** A page whose code and content have loaded. */
export interface OpenPage {
  readonly module: PageModule<unknown>
  readonly props: PageProps<unknown>
  readonly version: string
}

/** The files that a page needs, including its content's. */
export function filesOf(pin: Pin, page: string, params: Params): readonly string[] {
  const { client } = pinnedPage(pin, page)
  return [...new Set([...client, ...contentFiles(pin, page, params)])]
}

/** Imports one version of a page and its content: on landing, in-app and on failover alike. */
export async function openPage(pin: Pin, route: Route, params: Params, site: Site): Promise<OpenPage> {
  const assets = partAddress(pin.part, pin.version)
  const [entry] = pinnedPage(pin, route.page).client
  const module: PageModule<unknown> = await import(/* @vite-ignore */ `${assets}${entry}`)
  if (!module.default || !module.head) throw new Error(`${entry} does not export a page`)
  const content = await module.load?.(params)
  const [file] = contentFiles(pin, route.page, params)
  if (file && content === undefined) throw new Error(`${file} provides no content`)
  return { module, props: { params, site, content, assets }, version: pin.version }
}

/** Params are visitor input: only contents that the pin itself lists count. */
function contentFiles(pin: Pin, page: string, params: Params): readonly string[] {
  const { contents = {} } = pinnedPage(pin, page)
  return Object.values(params).flatMap((value) =>
    Object.hasOwn(contents, value) ? (contents[value] ?? []) : [],
  )
}

function pinnedPage(pin: Pin, page: string): PinnedPage {
  const found = pin.pages[page]
  if (!found) throw new Error(`no page '${page}'`)
  return found
}
