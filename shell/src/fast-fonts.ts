import { isFastLine, savesData } from './connection.ts'

/**
 * Browsers hold the first paint back a little for preloaded fonts: well spent on a fast line, where all text then
 * stands in them at once. On a slow one they would share the line with the document, and cost a third of the first
 * paint; there the style sheet fetches them after it, for the next page.
 */
export function preloadFastFonts(addresses = ''): void {
  if (savesData() || !isFastLine()) return
  for (const address of addresses.split(' ').filter(Boolean)) {
    const link = document.createElement('link')
    link.rel = 'preload'
    link.as = 'font'
    link.crossOrigin = ''
    link.href = address
    document.head.append(link)
  }
}
