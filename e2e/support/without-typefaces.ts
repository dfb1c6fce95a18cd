/** Runs in the page: shows it as if our typefaces had not arrived. Where they have not, it changes nothing. */
export function withoutTypefaces(): void {
  const { style } = document.documentElement
  const shown = getComputedStyle(document.documentElement)
  const ours = /^'(Bricolage Grotesque|Instrument Sans)',/
  for (const token of ['--font-display', '--font-text'])
    style.setProperty(token, shown.getPropertyValue(token).trim().replace(ours, ''))
}
