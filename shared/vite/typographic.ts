const pairs = { '"': ['“', '”'], "'": ['‘', '’'] } as const

/** Makes straight quotes typographic. Each stays one character, so the text keeps its length. */
export const typographic = (text: string): string =>
  text.replace(/["']/g, (mark, at: number) => {
    const [opening, closing] = pairs[mark as keyof typeof pairs]
    const before = text.slice(0, at).replace(/["']+$/, '')
    const after = text.slice(at + 1).replace(/^["']+/, '')
    const opens = /(^|[\s([{–—/])$/.test(before) && /^\S/.test(after)
    const isShortYear = mark === "'" && /^\d\d(?!\d)/.test(after) // '26 for 2026
    return opens && !isShortYear ? opening : closing
  })
