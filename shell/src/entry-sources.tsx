import type { PageModule, Site } from '@bridge/shared/contract'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router-dom'
import { App } from './App.tsx'
import { toaster } from './layout/toaster-arrival.ts'
import { matchRoute } from './loading/match-route.ts'
import type { PageSource } from './loading/PageOutlet.tsx'
import { PageEntry } from './loading/page-entry.ts'
import { followLinks } from './navigation/follow-links.ts'
import { routes } from './routes.ts'

type Sources = Readonly<Record<string, () => Promise<PageModule<unknown>>>>

/** The whole site from its sources, without federation: dev mode, and the monolith that `pnpm bench` compares with. */
export function start(sources: Sources): void {
  const pages = pagesFrom(sources)
  toaster.expect()
  const root = document.getElementById('root') as HTMLElement
  const site = (
    <BrowserRouter>
      <App pages={pages} onReady={(navigate) => followLinks(pages, navigate)} />
    </BrowserRouter>
  )
  if (root.firstElementChild) hydrateRoot(root, site)
  else createRoot(root).render(site)
}

function pagesFrom(sources: Sources): PageSource & Parameters<typeof followLinks>[0] {
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
  const at = (pathname: string) => {
    const known = entries.get(pathname)
    const match = matchRoute(routes, pathname)
    if (known || !match) return known
    const entry = new PageEntry(match)
    entries.set(pathname, entry)
    open(entry).catch((error) => {
      console.error(error)
      entry.show('failed')
    })
    return entry
  }
  return {
    at,
    knows: (pathname) => matchRoute(routes, pathname) !== undefined,
    leave: (pathname) => void (entries.get(pathname)?.failed && entries.delete(pathname)),
    prefetch: async (pathname) => void at(pathname),
    revisit: async () => {},
  }
}
