import type { Head, PageModule, Params, Route, Site } from '@bridge/shared/contract'
import { pageFiles, pagePath } from '../artifact-shape.ts'
import { anything, list, object, oneOf, optional, recordOf, text } from '../shape.ts'

/** What the composer tells its child process, and what it hears back. */
export interface RenderJob {
  readonly shellEntry: string
  readonly site: Site
  readonly part: string
  readonly version: string
  /** Address of the part's public files. */
  readonly assets: string
  readonly pages: readonly { readonly route: Route; readonly module: string }[]
}

export interface RenderedPage {
  readonly part: string
  readonly version: string
  readonly route: Route
  readonly params: Params
  /** The concrete path, or the pattern of a dynamic route for its missing page. */
  readonly path: string
  /** Absent on a missing page. */
  readonly head?: Head
  /** When the page's code loads, unless with the document. */
  readonly hydrate?: PageModule['hydrate']
  /** Text files below the path, by name. */
  readonly files?: Readonly<Record<string, string>>
  readonly html: string
  readonly styles: string
}

export type RenderMessage =
  | { readonly doing: string }
  | { readonly page: RenderedPage }
  | { readonly failed: string }
  | { readonly done: true }

/** Pages are other teams' code: what they give is checked before anything is made of it. */
export const renderedShape = object({
  path: pagePath,
  params: recordOf(text, text),
  head: optional(
    object({
      title: text,
      description: text,
      type: optional(text),
      image: optional(text),
      modified: optional(text),
      feed: optional(text),
      structuredData: optional(list(recordOf(text, anything))),
    }),
  ),
  hydrate: optional(oneOf('when needed')),
  files: optional(pageFiles),
  html: text,
  styles: text,
})
