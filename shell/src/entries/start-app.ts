import type { DocumentData } from '@bridge/shared/pin'
import { mount } from '../app/mount.tsx'
import { savesData } from '../browser/connection.ts'
import { checkOnReturn } from '../loading/check-on-return.ts'
import { Pages } from '../loading/pages.ts'
import { routes } from '../routes.ts'

/** Hydrates the document's page with the version that rendered it. */
export function startApp(data: DocumentData, firstInteraction: Promise<void>, hasMoved: () => boolean): void {
  const pages = new Pages(data, routes)
  mount(pages, hasMoved)
  checkOnReturn(pages)
  firstInteraction.then(() => {
    if (!savesData()) pages.expect([...document.links].filter(isOurs).map(({ pathname }) => pathname))
  })
}

const isOurs = ({ origin }: HTMLAnchorElement | HTMLAreaElement): boolean => origin === location.origin
