const keysHere = (): string[] => [...new Set(new URLSearchParams(location.search).keys())]

/**
 * Runs before the body exists. ByQuery.tsx then hides content that depends on one of these keys until the page's code
 * has loaded.
 */
export function markQuery(): void {
  const keys = keysHere()
  if (keys.length > 0) document.documentElement.dataset['query'] = keys.join(' ')
}

/** Runs once the body exists: hides what is below such content until then, so that it does not move. */
export function markAsked(): void {
  const here = keysHere()
  const decided = [...document.querySelectorAll<HTMLElement>('[data-by-query]')]
  if (decided.some(({ dataset }) => dataset['byQuery']?.split(' ').some((key) => here.includes(key))))
    document.documentElement.dataset['asked'] = ''
}

/** Whether anything on this page depends on the query that it was opened with. */
export const isAskedByQuery = (): boolean => 'asked' in document.documentElement.dataset
