/** Runs in the page: shows it as if our typefaces had not arrived. */
export function withoutTypefaces(): void {
  const { style } = document.documentElement
  const shown = getComputedStyle(document.documentElement)
  for (const token of ['--font-display', '--font-text'])
    style.setProperty(token, shown.getPropertyValue(token).replace(/^[^,]+,/, ''))
}
