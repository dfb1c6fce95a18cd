/** Readiness marker for tests and monitoring: the bar when the layout works, `<main>` when it is hydrated. */
export const markAlive = (element: Element | null): void => element?.setAttribute('data-alive', '')
