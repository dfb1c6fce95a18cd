const keysHere = (): string[] => [...new Set(new URLSearchParams(location.search).keys())]

/** Before there is a body: what a key of the address's query decides is not seen until its code has come (ByQuery.tsx). */
export function markQuery(): void {
  const keys = keysHere()
  if (keys.length > 0) document.documentElement.dataset['query'] = keys.join(' ')
}

/** Whether something on this page depends on the query that it was opened with. */
export function isAskedByQuery(): boolean {
  const here = keysHere()
  const decided = [...document.querySelectorAll<HTMLElement>('[data-by-query]')]
  return decided.some(({ dataset }) => dataset['byQuery']?.split(' ').some((key) => here.includes(key)))
}
