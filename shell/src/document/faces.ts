import { fontStacks } from '@bridge/shared/font-stacks'

/** The variables that name a typeface. The values are bundled: reading them from the document would compute styles. */
export const faces = [
  { token: '--font-display', stack: fontStacks['font-display'] },
  { token: '--font-text', stack: fontStacks['font-text'] },
] as const

export type Face = (typeof faces)[number]
