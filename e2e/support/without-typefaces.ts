/** Runs in the page: shows it as it is where our typefaces have not arrived. */
export function withoutTypefaces(): void {
  const { style } = document.documentElement
  const shown = getComputedStyle(document.documentElement)
  for (const token of ['--font-display', '--font-text'])
    style.setProperty(token, shown.getPropertyValue(token).replace(/^[^,]+,/, ''))
}
