import path from 'node:path'
import { root } from './project.ts'
import type { ServedStore } from './served-store.ts'
import { variantOf } from './variant.ts'

/** Ways in which released code may fail in browsers only. */
const codeFaults = {
  'has a syntax error': () => 'export default function ( {',
  throws: () => 'throw new Error("thrown by the test at evaluation")',
  'exports nothing': () => 'export const nothing = 1',
  'throws at render': (code: string) => atRender(code, 'throw new Error("thrown by the test at render")'),
  'loops for ever': (code: string) => `for(;;);${code}`,
  'loops for ever at render': (code: string) => atRender(code, 'for(;;);'),
} as const
export type CodeFault = keyof typeof codeFaults

const atRender = (code: string, body: string): string =>
  code.replace(
    /export\{([\w$]+) as default/,
    (_, page) => `function brokenPage(){${body}}void ${page};export{brokenPage as default`,
  )

/** The page's own module, and the chunk with the content of /terms, as built into the artifact. */
export const entryFile = /assets\/direct\.policy-[\w-]+\.js$/
export const contentFile = /assets\/direct\.terms-[\w-]+\.js$/

/** Marks what the second version shows. */
export const secondEdition = 'Second edition'

/**
 * Releases a second version of mf-legal: the pages say so, and the browser code of one file may be broken. The first
 * version is then the one to fail over to.
 */
export async function releaseSecondEdition(
  site: ServedStore,
  broken?: { file: RegExp; fault: CodeFault },
): Promise<void> {
  const dist = await variantOf(path.join(root, 'mf-legal/dist'), '2.0.0', (file, code) => {
    const marked = markTitle(code)
    return broken?.file.test(file) ? codeFaults[broken.fault](marked) : marked
  })
  const published = await site.release('publish', 'mf-legal', '--dist', dist)
  await site.release(
    'deploy',
    'mf-legal',
    '--no-browser',
    '--why',
    `second edition${broken ? `, ${broken.fault}` : ''}`,
  )
  await site.serves('mf-legal', published.split('@')[1] as string)
}

const markTitle = (code: string): string =>
  code.replaceAll('Terms & Conditions', `Terms & Conditions: ${secondEdition}`)
