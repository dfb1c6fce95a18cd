import type { ShellArtifact } from '@bridge/shared/artifact'
import * as brand from '@bridge/shared/brand'
import { fontCss } from '@bridge/shared/font-files'
import { tokens } from '@bridge/shared/ui/tokens'
import { headerId } from '../layout/ids.ts'

/**
 * The content of every document's head, the same for all pages; `{base}` is the address of the shell's files. The
 * release tool writes it into each document (`release/src/compose/document.ts`).
 */
export const documentHead: ShellArtifact['head'] = {
  css: fontCss,
  fonts: ['{base}fonts/display.woff2', '{base}fonts/text.woff2'],
  fontsOfSigns: { '₹': '{base}fonts/rupee.woff2' },
  icon: '{base}icon.svg',
  image: '{base}preview.png',
  themeColour: tokens.ink,
  siteName: brand.product,
  rendersAfter: headerId,
}

/**
 * The layout's components, by source file, that no visitor can see before the whole page has arrived. The others are
 * styled in the head: a menu may be opened at any moment.
 */
export const lateStyles: readonly string[] = [
  'layout/ScrollToTop.tsx',
  'layout/footer/Footer.tsx',
  'layout/footer/Group.tsx',
  'layout/footer/Viaduct.tsx',
]
