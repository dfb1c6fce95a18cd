/**
 * History entries pushed by an app outlive a reload: going back to one then loads no document, and only an
 * app would show the other page. Until the app runs, this loads the document of the other address instead.
 * The returned function tells whether the tab is still at this address, and leaves history to the app.
 */
export function keepToOwnAddress(): () => boolean {
  const { pathname } = location
  let isOwn = true
  window.onpopstate = () => {
    isOwn &&= location.pathname === pathname
    if (!isOwn) location.reload()
  }
  return () => {
    if (isOwn) window.onpopstate = null
    return isOwn
  }
}
