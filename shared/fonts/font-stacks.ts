const system = 'system-ui, sans-serif'

/** By design token: our own font's family, and its fallbacks. */
export const fontStacks = {
  'font-display': ["'Bricolage Grotesque'", `'Bricolage Fallback', ${system}`],
  'font-text': ["'Instrument Sans'", `'Instrument Fallback', ${system}`],
} as const
