import type { ModuleFiles, RemoteArtifact, ShellArtifact } from '@bridge/shared/artifact'
import type { Site } from '@bridge/shared/contract'
import { notFoundTitle } from '@bridge/shared/page-title'
import { type DocumentData, documentDataId, laterFilesId, partAddress } from '@bridge/shared/pin'
import { pinPart, publicName } from '../artifacts/pin-part.ts'
import { escapeHtml, scriptJson } from '../escape.ts'
import { fileAddress } from '../records/composition.ts'
import type { RenderedPage } from '../render/render.ts'
import { contentSecurityPolicy } from './content-security-policy.ts'
import { splitStyles } from './critical-css.ts'

export interface DocumentParts {
  readonly shell: ShellArtifact
  /** The live version of the page's part, then the fallback. */
  readonly versions: readonly RemoteArtifact[]
  readonly page: RenderedPage
  readonly site: Site
}

/** Composes one page into a complete document that pins the exact version of everything it uses. */
export function composeDocument({ shell, versions, page, site }: DocumentParts): string {
  const [remote] = versions as [RemoteArtifact]
  const shellBase = partAddress(shell.name, shell.version)
  const { early, split, script } = shell.head
  const inHead = split?.head ?? early
  const visits = site.events && shell.head.visits
  // Joined, because each further script adds its own hash to the policy.
  const inline = inHead && visits ? `${visits};${inHead}` : (inHead ?? script)
  const files = moduleFiles(shell, remote, page)
  const importMap = scriptJson({ imports: bareNames(shell), integrity: files.integrity })
  const fonts = fontsOf(shell, page).map((font) => font.replaceAll('{base}', shellBase))
  const fontCss = shell.head.css.replaceAll('{base}', shellBase)
  const { html, critical, moved } = splitStyles(page, remote.name, shell.head.lateStyles)
  const data: DocumentData = {
    shell: shell.version,
    site,
    route: page.route,
    app: files.entry,
    versions: versions.map((version) =>
      pinPart(version, { page: page.route.page, values: Object.values(page.params) }),
    ),
  }
  const policy = contentSecurityPolicy(
    {
      scripts: [importMap, inline, split?.body].filter((text) => text !== undefined),
      styles: [fontCss, critical, ...moved].filter((text) => text !== ''),
      styleHashes: shell.styleHashes,
    },
    site,
  )
  const { entry } = files
  const isWaiting = inline && page.hydrate === 'when needed'
  // The first paint need not wait for what only the script at the end of the body reads. Shells without late styles
  // expect it in the head.
  const startsLate = isWaiting && shell.head.lateStyles
  const links = files.preload.map(
    (file) => `<link rel="modulepreload" crossorigin href="${file}" integrity="${files.integrity[file]}">`,
  )
  const preloads = isWaiting ? `<template id="${laterFilesId}">${links.join('')}</template>` : links.join('')
  return [
    '<!doctype html>\n<html lang="en-IN"><head><meta charset="utf-8">',
    `<meta http-equiv="Content-Security-Policy" content="${escapeHtml(policy)}">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    describe(page, shell, site),
    `<link rel="icon" href="${shell.head.icon.replaceAll('{base}', shellBase)}" type="image/svg+xml">`,
    firstFrame(shell, html),
    `<meta name="theme-color" content="${shell.head.themeColour}">`,
    `<script type="importmap">${importMap}</script>`,
    ...(early ? [] : fonts.map(preloadedFont)),
    fontCss && `<style>${fontCss}</style>`,
    `<style data-rendered>${critical}</style>`,
    inline
      ? `<script ${early ? `data-fonts="${fonts.join(' ')}"` : 'type="module"'}>${inline}</script>`
      : `<script type="module" crossorigin src="${entry}" integrity="${files.integrity[entry]}"></script>`,
    startsLate ? '' : preloads,
    `</head><body><div id="root">${html}</div>`,
    structuredData(page),
    `<script type="application/json" id="${documentDataId}">${scriptJson(data)}</script>`,
    startsLate ? preloads : '',
    split ? `<script>${split.body}</script>` : '',
    '</body></html>\n',
  ].join('')
}

/** Blocks rendering until that element begins; a browser that never finds it would wait for the end of the page. */
function firstFrame({ head: { rendersAfter } }: ShellArtifact, html: string): string {
  const start = html.slice(0, html.indexOf('<main'))
  return rendersAfter && start.includes(` id="${rendersAfter}"`)
    ? `<link rel="expect" blocking="render" href="#${escapeHtml(rendersAfter)}">`
    : ''
}

function fontsOf({ head }: ShellArtifact, { html }: RenderedPage): readonly string[] {
  const ofSigns = Object.entries(head.fontsOfSigns ?? {}).flatMap(([sign, font]) =>
    html.includes(sign) ? [font] : [],
  )
  return [...head.fonts, ...ofSigns]
}

const preloadedFont = (address: string): string =>
  `<link rel="preload" as="font" type="font/woff2" crossorigin href="${address}">`

/**
 * Maps the five bare specifiers that remotes import to the live shell's files, regardless of which remotes exist.
 */
const bareNames = (shell: ShellArtifact): Record<string, string> =>
  Object.fromEntries(
    Object.entries(shell.provides.libraries).map(([library, { client }]) => [
      library,
      partAddress(shell.name, shell.version) + publicName(client[0]),
    ]),
  )

/** The entry module, the modules to preload, and the integrity hash of each module by address. */
function moduleFiles(shell: ShellArtifact, remote: RemoteArtifact, { route, params }: RenderedPage) {
  const integrity: Record<string, string> = {}
  const addresses = (artifact: ShellArtifact | RemoteArtifact, modules: readonly string[]): string[] =>
    modules.map((file) => {
      const address = partAddress(artifact.name, artifact.version) + publicName(file)
      integrity[address] = `sha256-${artifact.files[file]}`
      return address
    })
  const app = addresses(shell, shell.entry)
  // Pages opened in the app may need libraries that this page does not: they get a hash, but no preload.
  const libraries = Object.entries(shell.provides.libraries).flatMap(([name, { client }]) => {
    const files = addresses(shell, client)
    return Object.hasOwn(remote.needs.libraries, name) ? files : []
  })
  const page = remote.pages[route.page]
  const known = new Map(Object.entries(page?.contents ?? {}))
  const contents = Object.values(params).flatMap((value) => known.get(value) ?? [])
  const own = [page?.client, contents.length ? (contents as unknown as ModuleFiles) : undefined].flatMap(
    (modules) => (modules ? addresses(remote, modules) : []),
  )
  const preload = [...app, ...libraries, ...own]
  return { entry: app[0] as string, preload: [...new Set(preload)], integrity }
}

function describe({ head, path }: RenderedPage, shell: ShellArtifact, site: Site): string {
  if (!head) return `<title>${notFoundTitle}</title><meta name="robots" content="noindex">`
  const address = site.origin + path
  const image = head.image ?? shell.head.image?.replaceAll('{base}', partAddress(shell.name, shell.version))
  const meta = (name: string, value: string, attribute = 'property') =>
    `<meta ${attribute}="${name}" content="${escapeHtml(value)}">`
  return [
    `<title>${escapeHtml(head.title)}</title>`,
    meta('description', head.description, 'name'),
    `<link rel="canonical" href="${escapeHtml(address)}">`,
    head.feed
      ? `<link rel="alternate" type="application/atom+xml" href="${escapeHtml(fileAddress(path, head.feed))}">`
      : '',
    meta('og:title', head.title),
    meta('og:description', head.description),
    meta('og:type', head.type ?? 'website'),
    meta('og:url', address),
    meta('og:site_name', shell.head.siteName),
    image ? meta('og:image', site.origin + image) + meta('twitter:card', 'summary_large_image', 'name') : '',
  ].join('')
}

const structuredData = ({ head }: RenderedPage): string =>
  (head?.structuredData ?? [])
    .map((data) => `<script type="application/ld+json">${scriptJson(data)}</script>`)
    .join('')
