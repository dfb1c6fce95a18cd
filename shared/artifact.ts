import type { Params, Route, Site } from './contract.ts'

/** artifact.json describes a built part; the release tool knows nothing else about it. */

/** Libraries that the shell provides to every remote, one copy of each. */
export const sharedLibraries = [
  'react',
  'react-dom',
  'react-router-dom',
  'styled-components',
  'sonner',
] as const
export type SharedLibrary = (typeof sharedLibraries)[number]

/** A file to import, followed by every file that it imports, statically or dynamically. */
export type ModuleFiles = readonly [file: string, ...imports: string[]]

export interface ArtifactPage {
  /** Browser files: the page's own module and its imports, except contents. */
  readonly client: ModuleFiles
  /** Files of each content module that `load` can import, by param value. */
  readonly contents?: Readonly<Record<string, ModuleFiles>>
  /** The page's module for Node. */
  readonly server: string
}

interface ArtifactBase {
  /** Bumped whenever this shape changes. */
  readonly format: 1
  readonly name: string
  /** `<package version>-<content hash>` */
  readonly version: string
  /** sha256 in base64 of every file except this one and compressed copies. `client/` is public. */
  readonly files: Readonly<Record<string, string>>
}

export interface RemoteArtifact extends ArtifactBase {
  readonly kind: 'remote'
  readonly pages: Readonly<Record<string, ArtifactPage>>
  /** What the live shell must provide. */
  readonly needs: {
    readonly libraries: Readonly<Partial<Record<SharedLibrary, LibraryNeed>>>
    /** CSS variables read without a fallback. */
    readonly tokens: readonly string[]
  }
}

export interface LibraryNeed {
  /** Semver range, derived from the version that the part was built with. */
  readonly range: string
  /** Imported names. */
  readonly names: readonly string[]
}

export interface ShellArtifact extends ArtifactBase {
  readonly kind: 'shell'
  readonly routes: readonly Route[]
  /** Addresses on this site that something else serves; pages may link to them. */
  readonly elsewhere?: readonly string[]
  /** Browser module that hydrates the page. */
  readonly entry: ModuleFiles
  /** Modules for Node: the renderer, and the shared libraries that it and the remotes use. */
  readonly server: { readonly entry: string; readonly platform: string }
  readonly provides: {
    readonly libraries: Readonly<Record<SharedLibrary, LibraryOffer>>
    readonly tokens: readonly string[]
  }
  /** CSP hashes of styles that libraries insert at run time. */
  readonly styleHashes: readonly string[]
  /** Placed in every document's head; `{base}` is the address of the shell's public files. */
  readonly head: {
    /** Font faces, and anything else that must precede component styles. */
    readonly css: string
    /**
     * Id prefixes of the layout's components whose styles follow the page, so that its first paint waits for less:
     * these components are below the page, or hidden until it has arrived.
     */
    readonly lateStyles?: readonly string[]
    /**
     * Classic script that runs before the body is parsed: makes the layout interactive and starts the entry
     * when needed. Its element's `data-fonts` lists the `fonts` to preload where that pays off.
     */
    readonly early?: string
    /**
     * The same script in two parts: what must precede the body, and what follows the page, so that its first paint
     * waits for less. Earlier versions of the tool use `early`.
     */
    readonly split?: { readonly head: string; readonly body: string }
    /** The same script as a module, in shells that predate `early`. Even older shells do all of this in their entry. */
    readonly script?: string
    /** Classic script that precedes `early` if the site's settings have browsers report visits. */
    readonly visits?: string
    /** Font files; documents without `early` preload them all. */
    readonly fonts: readonly string[]
    /** By character: an additional font for documents that contain it. */
    readonly fontsOfSigns?: Readonly<Record<string, string>>
    readonly icon: string
    /** Preview image for pages without their own. */
    readonly image?: string
    readonly themeColour: string
    /**
     * The id of the layout's first visible element. The first frame waits for this element: browsers otherwise spend a
     * frame on a page that shows nothing yet.
     */
    readonly rendersAfter?: string
    readonly siteName: string
  }
}

export interface LibraryOffer {
  readonly version: string
  readonly names: readonly string[]
  /** Browser module that holds the library, with its static imports. */
  readonly client: ModuleFiles
}

export type Artifact = RemoteArtifact | ShellArtifact

/** The shell's renderer, as the release tool sees it. */
export interface ServerRenderer {
  /** The layout around the page at a path, whichever page that is. */
  layout(input: { readonly path: string }): Promise<RenderedLayout>
  /** The page itself, as rendered inside the layout. */
  render(input: {
    readonly path: string
    readonly route: Route
    readonly params: Params
    /** The page's module, as loaded from its artifact. */
    readonly module: unknown
    readonly content: unknown
    readonly site: Site
    /** Address of the remote's public files. */
    readonly assets: string
  }): Promise<{ readonly html: string; readonly css: string }>
}

export interface RenderedLayout {
  readonly before: string
  readonly after: string
  readonly css: string
}

/** Whether an artifact's file may have this name: a plain URL path, not named like a compressed copy. */
export const isFileName = (file: string): boolean =>
  file.length <= 200 && /^(client|server)(\/[\w@+~-][\w.@+~-]*)+$/.test(file) && !/\.(br|gz)(\/|$)/.test(file)
