import path from 'node:path'
import {
  type ArtifactPage,
  type RemoteArtifact,
  type ShellArtifact,
  sharedLibraries,
} from '@bridge/shared/artifact'
import { writeArtifact } from '@bridge/shared/build/write-artifact'
import type { Route } from '@bridge/shared/contract'
import { publish } from '../src/artifacts/publish.ts'
import type { Store } from '../src/store/store.ts'
import { newFolder } from './folder.ts'

/** Small parts generated on the fly: real artifacts for the real tool, without a build. */

const platform = `export const jsx = (type, props) => ({ type, props })\nexport const useState = (value) => [value, () => {}]\n`

/** Renders the component's return value as text: the release tool must not care how pages render. */
export const asText = `
export async function render({ path, module, params, content, site, assets }) {
  return { html: '<h1>' + String(module.default({ params, content, site, assets })) + '</h1>', css: '' }
}

export const layout = async () => ({ before: '<main id="main">', after: '</main>', css: 'h1{color:var(--ink)}' })
`

export interface ShellOptions {
  readonly routes: readonly Route[]
  readonly text?: string
  readonly tokens?: readonly string[]
  /** The script inlined in its documents. */
  readonly script?: string
  /** Code at the top of its entry; `client/unlisted.js` is there to be imported. */
  readonly imports?: string
  /** Source of a custom renderer module. */
  readonly renderer?: string
  readonly libraries?: ShellArtifact['provides']['libraries']
}

export async function makeShell({
  routes,
  text = '1',
  imports,
  script,
  libraries,
  tokens = ['--ink'],
  renderer = asText,
}: ShellOptions): Promise<string> {
  const files = new Map([
    ['client/entry.js', `${imports ?? ''}export const shell = ${JSON.stringify(text)}\n`],
    ...(imports ? [['client/unlisted.js', ''] as const] : []),
    ['client/platform.js', platform],
    ['client/sonner.js', 'export const toast = () => {}\n'],
    ['client/icon.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>\n'],
    ['server/entry.js', renderer],
    ['server/platform.js', `${platform}export const toast = () => {}\n`],
  ])
  return write(files, {
    kind: 'shell',
    name: 'shell',
    routes,
    elsewhere: [],
    entry: ['client/entry.js'],
    server: { entry: 'server/entry.js', platform: 'server/platform.js' },
    provides: { libraries: libraries ?? offered(), tokens },
    styleHashes: [],
    head: {
      css: '',
      ...(script && { script }),
      fonts: [],
      icon: '{base}icon.svg',
      themeColour: '#000000',
      siteName: 'Generated',
    },
  })
}

export const offered = (): ShellArtifact['provides']['libraries'] =>
  Object.fromEntries(
    sharedLibraries.map((library) => [
      library,
      {
        version: '19.3.1',
        names: library === 'react' ? ['jsx', 'useState'] : library === 'sonner' ? ['toast'] : [],
        client: [library === 'sonner' ? 'client/sonner.js' : 'client/platform.js'],
      },
    ]),
  ) as unknown as ShellArtifact['provides']['libraries']

export interface RemoteOptions {
  readonly name: string
  /** By page name: the body of its component, an expression. */
  readonly pages?: Readonly<Record<string, string>>
  /** By page name: the source of its module. */
  readonly modules?: Readonly<Record<string, string>>
  readonly needs?: Partial<RemoteArtifact['needs']>
  /** The files of each content module, the same for every page. */
  readonly contents?: NonNullable<ArtifactPage['contents']>
  /** Further files, such as a style sheet. */
  readonly files?: Readonly<Record<string, string | Uint8Array>>
  readonly packageVersion?: string
}

export async function makeRemote(options: RemoteOptions): Promise<string> {
  const { name, pages = {}, modules = {}, needs, contents, files = {}, packageVersion } = options
  const all = new Map(Object.entries(files))
  const codes: Record<string, string> = {}
  for (const [page, body] of Object.entries(pages)) {
    const head = `export const head = () => ({ title: '${name} ${page}', description: 'The ${page} of ${name}.' })\n`
    codes[page] = `export default function Page(props) { return ${body} }\n${head}`
  }
  for (const [page, code] of Object.entries(Object.assign(codes, modules))) {
    all.set(`client/assets/direct.${page}.js`, code)
    all.set(`server/${page}.js`, code)
  }
  const described = Object.keys(codes).map((page) => [
    page,
    {
      client: [`client/assets/direct.${page}.js`],
      ...(contents && { contents }),
      server: `server/${page}.js`,
    },
  ])
  return write(
    all,
    {
      kind: 'remote',
      name,
      pages: Object.fromEntries(described),
      needs: { libraries: {}, tokens: [], ...needs },
    },
    packageVersion,
  )
}

/** Publishes a generated part, without a build. */
export async function publishMade(store: Store, dist: Promise<string>, part: string): Promise<string> {
  const { version } = await publish({ store, part, by: 'tests', dist: await dist })
  return version
}

async function write(
  files: Map<string, string | Uint8Array>,
  description: Parameters<typeof writeArtifact>[3],
  packageVersion = '1.0.0',
): Promise<string> {
  const folder = path.join(await newFolder(), 'dist')
  await writeArtifact(folder, packageVersion, files, description)
  return folder
}
