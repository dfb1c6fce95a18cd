/** An article's picture for link previews, among the part's public files, whose names have few signs. */
export const previewFile = (slug: string): string =>
  `previews/${slug.replace(/[^\w-]/gu, (sign) => `~${sign.codePointAt(0)?.toString(16)}`)}.png`
