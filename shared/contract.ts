import type { ComponentType } from 'react'

/** The page contract: what a remote's page module exports and what it receives (docs/remote-contract.md). */

/** A route's values: named segments of the path (`/blog/:slug`), or fixed values from the route table. */
export type Params = Readonly<Record<string, string>>

/** Settings of the release that a page belongs to. */
export interface Site {
  /** Public origin, without a trailing slash: 'https://bridge.example'. */
  readonly origin: string
  /** Where the contact form posts to: a path on this site or an absolute URL. */
  readonly formEndpoint: string
  /** If absent, browsers report nothing. */
  readonly events?: EventSettings
}

/** The settings for visit reports: see visit-report.ts. */
export interface EventSettings {
  /** A path on this site or an absolute URL. */
  readonly endpoint: string
  /** The share of visits that are counted and measured, above 0 and up to 1. Errors are always reported. */
  readonly sample: number
}

export interface PageProps<Content = undefined> {
  readonly params: Params
  readonly site: Site
  /** What `load` resolved to; `undefined` without `load`, or for unknown params. */
  readonly content: Content
  /** Address of the part's public files, with a trailing slash. */
  readonly assets: string
}

/** A page's metadata for search engines and link previews. */
export interface Head {
  readonly title: string
  readonly description: string
  /** Open Graph type; 'website' by default. */
  readonly type?: 'website' | 'article'
  /** Preview image: a path on this site, under `assets`. */
  readonly image?: string
  /** Date of the page's last change, such as 2025-09-01, for the sitemap. */
  readonly modified?: string
  /** Which of the page's `files` is its Atom feed. */
  readonly feed?: string
  /** Structured data (schema.org), embedded in the document as JSON-LD. */
  readonly structuredData?: readonly object[]
}

export interface PageModule<Content = undefined> {
  readonly default: ComponentType<PageProps<Content>>
  /** `undefined` for unknown params: the page is then served as a 404. */
  readonly head: (props: PageProps<Content>) => Head | undefined
  /**
   * When the page's code loads and React hydrates it: by default with the document. With 'when needed', for
   * pages that are complete without React, once the visitor points, touches, scrolls or types, or an element with
   * `data-wakes` comes into view.
   */
  readonly hydrate?: 'when needed'
  /** For a dynamic path: all concrete values, each prerendered to its own document. */
  readonly params?: readonly Params[]
  /** Loads only this page's content, with one dynamic import of a file named after the param's value. */
  readonly load?: (params: Params) => Promise<Content | undefined>
  /**
   * Text files served below the page's address, by name: `feed.xml` on the page at /blog becomes /blog/feed.xml. They
   * are generated and released together with the document.
   */
  readonly files?: (props: PageProps<Content>) => Readonly<Record<string, string>>
}

/** An entry of the shell's route table. */
export interface Route {
  /** '/terms' or '/blog/:slug'. */
  readonly path: string
  readonly part: string
  readonly page: string
  /** Fixed params: twelve paths may show the same page with different content. */
  readonly params?: Params
}
