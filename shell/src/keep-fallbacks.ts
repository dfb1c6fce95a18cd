/** The tokens whose first family is a file of ours. */
const tokens = ['--font-display', '--font-text'] as const

/**
 * WebKit asks its memory for fonts again whenever styles change, as they do when the app runs, and then shows those that
 * came too late for the paint: text would move under the visitor's finger. What stands in a fallback stays in it.
 */
export function keepFallbacks(): void {
  const root = document.documentElement
  for (const token of tokens) {
    const [ours = '', ...fallbacks] = getComputedStyle(root).getPropertyValue(token).split(',')
    if (
      [...document.fonts].some((face) => isLate(face) && ours.includes(face.family.replaceAll(/["']/g, '')))
    )
      root.style.setProperty(token, fallbacks.join())
  }
}

/**
 * Firefox and WebKit look for a fallback of ours only when the file has failed, and show another until then. Chromium,
 * the only one that tells of the line, does so at once.
 */
export function loadFallbacks(): void {
  if ('connection' in navigator) return
  for (const face of document.fonts) if (face.family.includes('Fallback')) face.load().catch(() => {}) // none is installed
}

/** Single signs have files of their own. */
const isLate = ({ status, unicodeRange }: FontFace): boolean =>
  (status === 'error' || status === 'loading') && unicodeRange === 'U+0-10FFFF'
