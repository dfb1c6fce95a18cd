/** Whether an event happened on a link. Overlays close on those, even if they lead to the current page. */
export const isOnLink = ({ target }: Event): boolean =>
  target instanceof Element && target.closest('a[href]') !== null
