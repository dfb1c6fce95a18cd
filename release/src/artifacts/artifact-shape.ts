import {
  type Artifact,
  type ArtifactPage,
  type LibraryNeed,
  type LibraryOffer,
  type RemoteArtifact,
  type ShellArtifact,
  sharedLibraries,
} from '@bridge/shared/artifact'
import type { Route } from '@bridge/shared/contract'
import { isPartName } from '../names.ts'
import {
  both,
  filledList,
  list,
  object,
  oneOf,
  optional,
  recordOf,
  type Shape,
  text,
  textThat,
} from '../shape.ts'

/**
 * What artifact.json must look like to be read; shared/artifact.ts documents each field. These rules never
 * tighten: anything ever published can be served, deployed and rolled back. Stricter rules for new
 * publications are in publishable.ts, and size limits in size-limits.ts.
 */

/** Excludes the names of compressed copies: see store/compressed.ts. */
const fileName = /^(client|server)(\/[\w@+~-][\w.@+~-]*)+(?<!\.br|\.gz)$/

export const hash = textThat((value) => /^[A-Za-z0-9+/]{43}=$/.test(value), 'a SHA-256 hash in base64')
/** Appears in one-line messages. */
const name = textThat((value) => /^\P{Cc}{1,200}$/u.test(value), 'a one-line name of 1 to 200 characters')
const modules = filledList(name)
const files = recordOf(
  textThat((value) => fileName.test(value) && value.length <= 200, 'a valid file name'),
  hash,
)

/** Export names are written into a generated module. */
const names = list(textThat((value) => /^[A-Za-z_$][\w$]{0,199}$/.test(value), 'a valid export name'))

/** Checked before the rest. */
type Identity = 'format' | 'name' | 'version'

const remote = object<Omit<RemoteArtifact, Identity>>({
  kind: oneOf('remote'),
  files,
  pages: recordOf(
    name,
    object<ArtifactPage>({ client: modules, contents: optional(recordOf(name, modules)), server: name }),
  ),
  needs: object<RemoteArtifact['needs']>({
    libraries: recordOf(name, object<LibraryNeed>({ range: name, names: list(name) })),
    tokens: list(name),
  }),
})

const offer = object<LibraryOffer>({ version: name, names, client: modules })
/** Exactly these libraries: each becomes a folder while pages are rendered. */
const libraries = both(
  recordOf(oneOf(...sharedLibraries), offer),
  object<ShellArtifact['provides']['libraries']>({
    react: offer,
    'react-dom': offer,
    'react-router-dom': offer,
    'styled-components': offer,
    sonner: offer,
  }),
)

/** Inlined into documents verbatim. */
const inlineScript = textThat(
  (value) => !/<(\/script|!--)|[\r\0]/i.test(value),
  'a script that neither closes nor comments out its element',
)

/** The path of a page. */
export const pagePath = textThat(
  (value) => value.startsWith('/') && isDecodable(value),
  'a path that begins with / and can be decoded',
)

type Split = NonNullable<ShellArtifact['head']['split']>

const shell = object<Omit<ShellArtifact, Identity>>({
  kind: oneOf('shell'),
  files,
  routes: list(
    object<Route>({
      path: pagePath,
      part: textThat((value) => isPartName(value) && value !== 'shell', "a remote's name"),
      page: name,
      params: optional(recordOf(text, text)),
    }),
  ),
  elsewhere: optional(list(text)),
  entry: modules,
  server: object<ShellArtifact['server']>({ entry: name, platform: name }),
  provides: object<ShellArtifact['provides']>({ libraries, tokens: list(name) }),
  styleHashes: list(text),
  head: object<ShellArtifact['head']>({
    css: textThat((value) => !/<\/style|[\r\f\0]/i.test(value), 'CSS that can be inlined verbatim'),
    lateStyles: optional(list(name)),
    early: optional(inlineScript),
    split: optional(object<Split>({ head: inlineScript, body: inlineScript })),
    visits: optional(inlineScript),
    script: optional(inlineScript),
    fonts: list(text),
    fontsOfSigns: optional(recordOf(text, text)),
    icon: text,
    image: optional(text),
    themeColour: text,
    rendersAfter: optional(name),
    siteName: text,
  }),
})

/** Text files of pages, by name: only types that servers know, and no name that leads to another address. */
export const pageFiles = recordOf(
  textThat((value) => /^[\w-]+\.(xml|txt|json)$/.test(value), 'a valid text file name'),
  text,
)

function isDecodable(path: string): boolean {
  if (!path.includes('%')) return !path.includes('\0')
  try {
    return !decodeURIComponent(path).includes('\0')
  } catch {
    return false
  }
}

const ofItsKind: Shape<Omit<Artifact, Identity>> = (value) =>
  ((value as Artifact).kind === 'shell' ? shell : remote)(value)

/** Everything except format, name and version. */
export const artifactShape = both(
  object<Pick<Artifact, 'kind'>>({ kind: oneOf('remote', 'shell') }),
  ofItsKind,
)
