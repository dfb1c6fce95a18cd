import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { bundle, contentOf } from '@bridge/shared/build/output'
import { fontCss, fontFiles } from '@bridge/shared/font-files'
import { subsetFonts } from '@bridge/shared/subset-fonts'
import { styledComponents } from '@bridge/shared/vite/styled'

/** Builds the page into `dist/`. `release board` does this when a source is newer than the page. */

process.env['NODE_ENV'] = 'production'

const root = import.meta.dirname
const files = new Map<string, Uint8Array | string>(await subsetFonts(root, fontFiles))
files.set('icon.svg', await readFile(path.join(root, 'icon.svg')))
files.set(
  'fonts.css',
  fontCss.replaceAll('{base}', '').replaceAll('font-display:optional', 'font-display:swap'),
)

const names = { entryFileNames: 'board.js', assetFileNames: '[name][extname]' }
const page = await bundle({
  root,
  configFile: false,
  base: './',
  oxc: { ...styledComponents('board'), jsx: { runtime: 'automatic', development: false } },
  build: {
    write: false,
    target: 'es2022',
    modulePreload: false,
    reportCompressedSize: false,
    rolldownOptions: { output: names },
  },
})
for (const [name, file] of page) files.set(name, contentOf(file))

// The document comes last, because its modification time stands for the page's. Each file is replaced atomically,
// because a board may be starting.
for (const name of [...files.keys()].sort((one) => (one === 'index.html' ? 1 : -1))) {
  const file = path.join(root, 'dist', name)
  await mkdir(path.dirname(file), { recursive: true })
  await writeFile(`${file}.${process.pid}`, files.get(name) ?? '')
  await rename(`${file}.${process.pid}`, file)
}
