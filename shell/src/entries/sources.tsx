import { soundErrors } from '../libraries/quiet-errors.ts'
import '../libraries/adopt-styles.ts'

import type { PageModule, Site } from '@bridge/shared/contract'
import { matchRoute } from '@bridge/shared/route-path'
import { flushSync } from 'react-dom'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { mount, type SitePages } from '../app/mount.tsx'
import { Layout } from '../layout/Layout.tsx'
import { startLayout } from '../layout/start-layout.ts'
import { PageEntry } from '../loading/page-entry.ts'
import { watchInteractions } from '../navigation/on-interaction.ts'
import { routes } from '../routes.ts'

type Sources = Readonly<Record<string, () => Promise<PageModule<unknown>>>>

/**
 * The whole site from source, without federation: dev mode, and the monolith that `pnpm bench` compares it with.
 * As usual in a monolith, React renders the layout too.
 */
export function start(sources: Sources): void {
  soundErrors()
  const root = document.getElementById('root') as HTMLElement
  const path = location.pathname
  // This root does not touch the page that the server has sent.
  if (root.firstChild) hydrateRoot(root, <Layout path={path} page="" />)
  else flushSync(() => createRoot(root).render(<Layout path={path} />))
  startLayout()
  mount(pagesFrom(sources), watchInteractions())
}

function pagesFrom(sources: Sources): SitePages {
  const entries = new Map<string, PageEntry>()
  const site: Site = { origin: location.origin, formEndpoint: '/forms/contact' }

  const open = async (entry: PageEntry) => {
    const { route, params } = entry.match
    const module = await sources[`${route.part}/${route.page}`]?.()
    if (!module) return entry.show('failed')
    entry.show({
      module,
      props: { params, site, content: await module.load?.(params), assets: '/' },
      version: 'sources',
    })
  }
  const at = (pathname: string, prerendered?: () => Node) => {
    const known = entries.get(pathname)
    const match = matchRoute(routes, pathname)
    if (known || !match) return known
    const entry = new PageEntry(match, prerendered)
    entries.set(pathname, entry)
    open(entry).catch((error) => {
      console.error(error)
      entry.show('failed')
    })
    return entry
  }
  return {
    at,
    land: (pathname, prerendered) => void at(pathname, prerendered),
    knows: (pathname) => matchRoute(routes, pathname) !== undefined,
    leave: (pathname) => void (entries.get(pathname)?.failed && entries.delete(pathname)),
    prefetch: async (pathname) => void at(pathname),
    retry: () => false,
    revisit: async () => {},
  }
}
