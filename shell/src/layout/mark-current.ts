/** Marks the current page in the layout's links and bar. */
export function markCurrent(pathname: string): void {
  document.querySelector('#root > header')?.toggleAttribute('data-home', pathname === '/')
  for (const link of document.querySelectorAll('#root > :not(main) a')) {
    if (link.getAttribute('href') === pathname) link.setAttribute('aria-current', 'page')
    else link.removeAttribute('aria-current')
  }
}
