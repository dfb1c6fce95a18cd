import { expect, it } from 'vitest'
import type { ArtifactPage, RemoteArtifact } from '../artifact.ts'
import { builtPart } from './built-part.ts'
import { strayImport } from './content-imports.ts'

const files = {
  'package.json': '{"name":"@bridge/mf-a","version":"1.0.0","type":"module"}',
  'tsconfig.json': '{"compilerOptions":{"verbatimModuleSyntax":true}}',
  'vite.config.ts': `import { remote } from '@bridge/shared/vite'
export default remote({ name: 'mf-a', pages: { plain: 'src/plain.tsx', article: 'src/article.tsx' } })`,
  'src/plain.tsx': `import { Chart } from './Chart.tsx'
export const head = () => ({ title: 'Plain', description: 'One.' })
export default () => <Chart />`,
  'src/article.tsx': `import { Chart } from './Chart.tsx'
const folder = import.meta.glob('./content/*.ts')
export const load = ({ slug }) => folder['./content/' + slug + '.ts']?.()
export const head = () => ({ title: 'Article', description: 'One.' })
export default ({ content }) => <p>{content.text}<Chart /></p>`,
  'src/content/gst.ts': `export const text = 'About GST'`,
  'src/content/upi.ts': `export const text = 'About UPI'`,
  'src/Chart.tsx': `import { useEffect } from 'react'
export function Chart() {
  useEffect(() => void import('./lazy/gst.ts').then(({ draw }) => draw()), [])
  return <i>Chart</i>
}`,
  'src/lazy/gst.ts': `export const draw = () => import('./deeper.ts').then(({ deep }) => deep())`,
  'src/lazy/deeper.ts': `export const deep = () => document.body.append('deep')`,
}

const named = (list: readonly string[] = []) =>
  list.map((file) => file.replace(/^client\/assets\/direct\.(.*)-[\w-]{8}\.js$/, '$1')).sort()

it("lists a component's lazy modules with each page that shows the component", async () => {
  const { told, artifact } = await builtPart(files)
  expect(told).toBe('')
  const { plain, article } = (artifact as RemoteArtifact).pages as Record<'plain' | 'article', ArtifactPage>
  expect(named(plain.client)).toEqual(['common', 'deeper', 'gst', 'plain'])
  expect(plain.contents).toBeUndefined()
  expect(named(article.client)).toEqual(['article', 'common', 'deeper', 'gst'])
  expect(Object.keys(article.contents ?? {})).toEqual(['gst', 'upi'])
  const [own = ''] = article.contents?.['gst'] ?? []
  expect(article.client, "the lazy module of the same name is not the article's content").not.toContain(own)
})

it("refuses a dynamic import beside a page's load, with its line", async () => {
  const page = files['src/article.tsx'].replace(
    'export default',
    `export const draw = () => import('./lazy/gst.ts')\nexport default`,
  )
  const { code, told } = await builtPart({ ...files, 'src/article.tsx': page })
  expect(code).toBe(1)
  expect(told).toMatch(
    /^error: src\/article\.tsx:5: a page with 'load' may dynamically import only its content\nhint: move/,
  )
})

const glob = `const folder = import.meta.glob('./a/*.md')\n`
const load = `export const load = ({ slug }) => named(folder, slug)\n`

it.each([
  ['a folder', glob + load, undefined],
  [
    'imports in load itself',
    `export async function load({ a }) { return a ? import('./b.md') : import('./c.md') }`,
    undefined,
  ],
  ['a load that is exported later', `${glob}const load = () => folder['a']()\nexport { load }`, undefined],
  [
    'an eager folder beside the lazy one',
    `const all = import.meta.glob('./a/*.md', { eager: true })\n${glob}${load}`,
    undefined,
  ],
  ['no import at all', `export const load = async () => 'text'`, undefined],
  [
    'a component beside a folder',
    `${glob}${load}const Chart = lazy(() => import('./Chart.tsx'))`,
    './Chart.tsx',
  ],
  [
    'a component beside a load with its own import',
    `export const load = () => import('./b.md')\nconst C = () => import('./C.tsx')`,
    './C.tsx',
  ],
  [
    'a component beside a load that imports nothing',
    `export const load = async () => 'text'\nconst C = () => import('./C.tsx')`,
    './C.tsx',
  ],
  [
    'a component beside a load from elsewhere',
    `export { load } from './load.ts'\nconst C = () => import('./C.tsx')`,
    './C.tsx',
  ],
])('tells content from everything else: %s', (_, code, stray) => {
  const at = strayImport(code, 'page.tsx')
  expect(at === undefined ? undefined : code.slice(at).match(/^import\('(.*?)'/)?.[1]).toBe(stray)
})
