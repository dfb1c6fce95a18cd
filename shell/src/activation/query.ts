const keysHere = (): string[] => [...new Set(new URLSearchParams(location.search).keys())]

/**
 * Marks the document with the keys of its query, before the body exists. ByQuery.tsx then hides content that depends
 * on one of them until the page's code has loaded.
 */
export function markQuery(): void {
  const keys = keysHere()
  if (keys.length > 0) document.documentElement.dataset['query'] = keys.join(' ')
}

/**
 * Once the body exists, marks the document if its content depends on a key of its query: GlobalStyle.ts then also hides
 * everything below that content, so that nothing moves.
 */
export function markAsked(): void {
  const here = keysHere()
  const decided = [...document.querySelectorAll<HTMLElement>('[data-by-query]')]
  if (decided.some(({ dataset }) => dataset['byQuery']?.split(' ').some((key) => here.includes(key))))
    document.documentElement.dataset['asked'] = ''
}

/** Whether anything on this page depends on the query that it was opened with. */
export const isAskedByQuery = (): boolean => 'asked' in document.documentElement.dataset
