/**
 * Right after `popstate`, browsers scroll to where the visitor left that history entry, if the page is long enough.
 * This makes the page long enough; the returned function undoes it. Meanwhile the page stays in view, and out of reach
 * of Chromium's scroll anchoring, which would mistake an element of this page for one of the other page.
 */
export function roomToReturn(): () => void {
  const { documentElement, body } = document
  documentElement.style.minHeight = '1e7px'
  Object.assign(body.style, { position: 'fixed', top: `${-scrollY}px`, width: '100%' })
  return () => {
    documentElement.style.minHeight = ''
    Object.assign(body.style, { position: '', top: '', width: '' })
  }
}
