import type { ShellArtifact } from '@bridge/shared/artifact'
import * as brand from '@bridge/shared/brand'
import { fontCss } from '@bridge/shared/font-files'
import { tokens } from '@bridge/shared/ui/tokens'

/**
 * The content of every document's head, the same for all pages; `{base}` is the address of the shell's files.
 */
export const documentHead: ShellArtifact['head'] = {
  css: fontCss,
  fonts: ['{base}fonts/display.woff2', '{base}fonts/text.woff2'],
  fontsOfSigns: { '₹': '{base}fonts/rupee.woff2' },
  icon: '{base}icon.svg',
  image: '{base}preview.png',
  themeColour: tokens.ink,
  siteName: brand.product,
}
