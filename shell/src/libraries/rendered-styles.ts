/** The document's own styles, in order: the one in the head, and the one at its page's fold. */
export const renderedStyles: readonly HTMLStyleElement[] = [
  ...(globalThis.document?.querySelectorAll<HTMLStyleElement>('style[data-rendered]') ?? []),
]
