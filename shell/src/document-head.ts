import type { ShellArtifact } from '@bridge/shared/artifact'
import { brand } from '@bridge/shared/brand'
import { tokens } from '@bridge/shared/tokens'

/** What every document's head holds besides its page's own; `{base}` is the address of the shell's files. */
export const documentHead: ShellArtifact['head'] = {
  css: '',
  fonts: [],
  icon: '{base}icon.svg',
  themeColour: tokens.ink,
  siteName: brand.product,
}
