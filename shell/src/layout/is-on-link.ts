/** Whether an event happened on a link: what floats above the page then closes, also when it leads to where one is. */
export const isOnLink = ({ target }: Event): boolean =>
  target instanceof Element && target.closest('a[href]') !== null
