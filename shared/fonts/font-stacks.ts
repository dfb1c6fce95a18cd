const system = 'system-ui, sans-serif'

/** By design token: the family of our file, and what stands in for it. */
export const fontStacks = {
  'font-display': ["'Bricolage Grotesque'", `'Bricolage Fallback', ${system}`],
  'font-text': ["'Instrument Sans'", `'Instrument Fallback', ${system}`],
} as const
