import type { Params, Route, Site } from './contract.ts'

/** artifact.json: what a part's build says of itself. The release tool knows parts only through this file. */

/** Libraries that the shell hands out to every remote, as one copy each. */
export const sharedLibraries = [
  'react',
  'react-dom',
  'react-router-dom',
  'styled-components',
  'sonner',
] as const
export type SharedLibrary = (typeof sharedLibraries)[number]

/** A file to import, with every file it imports statically (itself first). */
export type ModuleFiles = readonly [file: string, ...imports: string[]]

export interface ArtifactPage {
  /** Browser files: the page's own module and its static imports. */
  readonly client: ModuleFiles
  /** Files of each content that `load` can bring, by the param's value. */
  readonly contents?: Readonly<Record<string, ModuleFiles>>
  /** The page's module for Node. */
  readonly server: string
}

interface ArtifactBase {
  /** Changes when this shape does. */
  readonly format: 1
  readonly name: string
  /** `<package version>-<content hash>` */
  readonly version: string
  /** Every file but this one and compressed copies: sha256 in base64. `client/` is public. */
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
  /** Semver range, from the version the part was built with. */
  readonly range: string
  /** Imported names. */
  readonly names: readonly string[]
}

export interface ShellArtifact extends ArtifactBase {
  readonly kind: 'shell'
  readonly routes: readonly Route[]
  /** Addresses of this site that something else serves, to which pages may link. */
  readonly elsewhere?: readonly string[]
  /** Browser module that takes over the page. */
  readonly entry: ModuleFiles
  /** Modules for Node: the renderer, and the shared libraries that it and the remotes use. */
  readonly server: { readonly entry: string; readonly platform: string }
  readonly provides: {
    readonly libraries: Readonly<Record<SharedLibrary, LibraryOffer>>
    readonly tokens: readonly string[]
  }
  /** CSP hashes of styles that libraries insert at run time. */
  readonly styleHashes: readonly string[]
  /** Put into every document's head, with `{base}` standing for the address of the shell's public files. */
  readonly head: {
    /** Font faces and what else must be known before any component's style. */
    readonly css: string
    /**
     * A classic script that runs before the body is parsed: makes the layout work, and starts the entry when needed.
     * Its element's `data-fonts` are the addresses of `fonts`, to be preloaded where that is worth it.
     */
    readonly early?: string
    /** The same as a module, in shells from before there was `early`. Even older ones have all that in their entry. */
    readonly script?: string
    /** Documents without `early` preload them all. */
    readonly fonts: readonly string[]
    /** By a sign: one more of `fonts` for documents that show the sign. */
    readonly fontsOfSigns?: Readonly<Record<string, string>>
    readonly icon: string
    /** Preview picture of pages that have none of their own. */
    readonly image?: string
    readonly themeColour: string
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

/** What the shell's renderer looks like to the release tool. */
export interface ServerRenderer {
  /** What stands around the page at a path, whatever the page is. */
  layout(input: { readonly path: string }): Promise<RenderedLayout>
  /** The page itself, as it stands in the layout. */
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

/** What a file of an artifact may be named: an address as it stands, in which nothing is named like a copy of a file. */
export const isFileName = (file: string): boolean =>
  file.length <= 200 && /^(client|server)(\/[\w@+~-][\w.@+~-]*)+$/.test(file) && !/\.(br|gz)(\/|$)/.test(file)
