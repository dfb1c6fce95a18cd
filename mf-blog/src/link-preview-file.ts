/** Path of an article's link preview among the part's public files. Characters not allowed there are escaped. */
export const previewFile = (slug: string): string =>
  `previews/${slug.replace(/[^\w-]/gu, (sign) => `~${sign.codePointAt(0)?.toString(16)}`)}.png`
