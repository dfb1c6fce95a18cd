import type { Route, Site } from './contract.ts'

/** What the release tool passes to the shell in the browser, in each document and under /live/<part>.json. */

/** One version of one part: what a browser needs to open the part's pages. */
export interface Pin {
  readonly part: string
  readonly version: string
  /** sha256 in base64 of every file that the pages below list. */
  readonly files: Readonly<Record<string, string>>
  readonly pages: Readonly<Record<string, PinnedPage>>
}

export interface PinnedPage {
  /** The page's module, then its imports, except contents. */
  readonly client: readonly string[]
  /** The same for each content module that the page can load, by param value. */
  readonly contents?: Readonly<Record<string, readonly string[]>>
}

/** /live/<part>.json */
export interface LivePin {
  /** Version of the live shell; if it differs from the tab's, the tab is out of date. */
  readonly shell: string
  readonly site: Site
  /** The live version, then the one to fail over to. */
  readonly versions: readonly Pin[]
}

/** A document's JSON block: everything that hydrating it needs. */
export interface DocumentData extends LivePin {
  readonly route: Route
  /** Address of the shell's module that hydrates the page. */
  readonly app: string
}

export const documentDataId = 'bridge-data'

/** The template that holds the links to a document's modules until they are needed (PageModule.hydrate). */
export const laterFilesId = 'bridge-later'

/** What shared/ui/Fold.tsx renders. No text and no attribute of well-formed HTML contains it. */
export const foldHtml = '<div data-fold="" hidden=""></div>'

/** Dispatched on the styles of a fold that is about to be removed, or has been: other pages need them too. */
export const foldRemoved = 'foldremoved'

/** Where a part's public files live. This is the only place that knows. */
export const partAddress = (part: string, version: string): string => `/${part}/${version}/`

export const liveAddress = (part: string): string => `/live/${part}.json`
