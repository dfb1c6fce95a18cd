/** For who waits for it, such as tests and monitoring: the bar when the layout works, `<main>` when React has the page. */
export const markAlive = (element: Element | null): void => element?.setAttribute('data-alive', '')
