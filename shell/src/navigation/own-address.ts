/**
 * What an app has pushed into the tab's history stays with whatever document is loaded at one of its places: going back is
 * then no load, and only an app would show the other page. Before there is one, the document of the other address is
 * loaded. Returns whether this is still its own address, which from then on the app looks after.
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
