import { sharedLibraries } from '@bridge/shared/artifact'
import { isPartName } from '../names.ts'
import { both, list, object, oneOf, optional, recordOf, text, textThat } from '../shape.ts'

/**
 * What artifact.json must look like to be read; shared/artifact.ts documents each field. It never asks for more than it
 * did before: what was published once is served, deployed and taken back. What is published anew has more to be
 * (publishable.ts).
 */

/** No name that a copy of another file has: see store/compressed.ts. */
const fileName = /^(client|server)(\/[\w@+~-][\w.@+~-]*)+(?<!\.br|\.gz)$/

export const hash = textThat((value) => /^[A-Za-z0-9+/]{43}=$/.test(value), 'a hash')
/** Named in messages, which have one line each. */
const name = textThat((value) => /^\P{Cc}{1,200}$/u.test(value), 'a name')
const modules = list(name, 1)
const files = recordOf(
  textThat((value) => fileName.test(value) && value.length <= 200, "a file's name"),
  hash,
)

/** The names of a library are written into a module. */
const names = list(textThat((value) => /^[A-Za-z_$][\w$]{0,199}$/.test(value), 'the name of an export'))

const remote = object({
  files,
  pages: recordOf(
    name,
    object({ client: modules, contents: optional(recordOf(name, modules)), server: name }),
  ),
  needs: object({
    libraries: recordOf(name, object({ range: name, names: list(name) })),
    tokens: list(name),
  }),
})

const offer = object({ version: name, names, client: modules })
/** These and no others: each becomes a folder while pages are rendered. */
const libraries = both(
  recordOf(oneOf(...sharedLibraries), offer),
  object(Object.fromEntries(sharedLibraries.map((name) => [name, offer]))),
)

/** It stands in documents as it is. */
const inlineScript = textThat(
  (value) => !/<(\/script|!--)|[\r\0]/i.test(value),
  'a script that neither ends nor hides its element',
)

/** Where a page stands. */
export const pagePath = textThat((value) => value.startsWith('/') && isDecodable(value), 'a path')

const shell = object({
  files,
  routes: list(
    object({
      path: pagePath,
      part: textThat((value) => isPartName(value) && value !== 'shell', "a remote's name"),
      page: name,
      params: optional(recordOf(text, text)),
    }),
  ),
  elsewhere: optional(list(text)),
  entry: modules,
  server: object({ entry: name, platform: name }),
  provides: object({ libraries, tokens: list(name) }),
  styleHashes: list(text),
  head: object({
    css: textThat((value) => !/<\/style|[\r\f\0]/i.test(value), 'a style that stands in a document as it is'),
    early: optional(inlineScript),
    script: optional(inlineScript),
    fonts: list(text),
    fontsOfSigns: optional(recordOf(text, text)),
    icon: text,
    image: optional(text),
    themeColour: text,
    siteName: text,
  }),
})

/** Text files of pages, by name: what servers know the type of, and no name that could be another address. */
export const pageFiles = recordOf(
  textThat((value) => /^[\w-]+\.(xml|txt|json)$/.test(value), "a text file's name"),
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

/** All but format, name and version. */
export const artifactShape = both(object({ kind: oneOf('remote', 'shell') }), (value) =>
  ((value as { kind: string }).kind === 'shell' ? shell : remote)(value),
)
