/** The document's own styles, in order: in the head, and at its page's fold. */
export const renderedStyles: readonly HTMLStyleElement[] = [
  ...(globalThis.document?.querySelectorAll<HTMLStyleElement>('style[data-rendered]') ?? []),
]
