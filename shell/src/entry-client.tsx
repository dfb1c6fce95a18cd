import { type DocumentData, documentDataId } from '@bridge/shared/pin'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router-dom'
import { App } from './App.tsx'
import { toaster } from './layout/toaster-arrival.ts'
import { Pages } from './loading/pages.ts'
import { followLinks } from './navigation/follow-links.ts'
import { routes } from './routes.ts'

const root = document.getElementById('root') as HTMLElement
const data: DocumentData = JSON.parse(document.getElementById(documentDataId)?.textContent ?? '')
const pages = new Pages(data, routes)

toaster.expect()
pages.land(location.pathname, keepPrerendered())
const site = (
  <BrowserRouter>
    <App pages={pages} onReady={(navigate) => followLinks(pages, navigate)} />
  </BrowserRouter>
)
if (root.firstElementChild) hydrateRoot(root, site)
else createRoot(root).render(site) // a dev server sends no prerendered page (shared/dev)

/** React throws the server's nodes away when something above a page changes before its code is there. */
function keepPrerendered(): () => Node {
  const page = document.createDocumentFragment()
  page.append(...[...(document.getElementById('main')?.childNodes ?? [])].map((node) => node.cloneNode(true)))
  return () => page.cloneNode(true)
}
