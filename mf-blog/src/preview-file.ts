/** An article's picture for link previews, among the part's public files. */
export const previewFile = (slug: string): string => `previews/${slug}.png`
