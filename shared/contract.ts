import type { ComponentType } from 'react'

/** The page contract: what a remote's page module exports and what the shell gives it. docs/remote-contract.md explains it. */

/** Values of a route: named parts of the path (`/blog/:slug`), or fixed ones from the route table. */
export type Params = Readonly<Record<string, string>>

/** Settings of the release that a page belongs to. */
export interface Site {
  /** Where the site is reached, without a slash at the end: 'https://bridge.example'. */
  readonly origin: string
  /** Where the contact form posts to: a path of our own or an absolute address. */
  readonly formEndpoint: string
}

export interface PageProps<Content = undefined> {
  readonly params: Params
  readonly site: Site
  /** What `load` resolved to; `undefined` without `load`, or for params that name nothing. */
  readonly content: Content
  /** Address of the part's own public files, with a slash at the end. */
  readonly assets: string
}

/** What search engines and link previews get of a page. */
export interface Head {
  readonly title: string
  readonly description: string
  /** Open Graph type; 'website' unless told. */
  readonly type?: 'website' | 'article'
  /** Preview picture: its address on this site, under `assets`. */
  readonly image?: string
  /** Day of the page's last change, as 2025-09-01: search engines get it in the sitemap. */
  readonly modified?: string
  /** Which of the page's `files` is an Atom feed of it. */
  readonly feed?: string
  /** Structured data (schema.org), put into the document as JSON-LD. */
  readonly structuredData?: readonly object[]
}

export interface PageModule<Content = undefined> {
  readonly default: ComponentType<PageProps<Content>>
  /** `undefined` for params that name nothing: the page is then served as a 404. */
  readonly head: (props: PageProps<Content>) => Head | undefined
  /**
   * When the page's code loads and React takes the page over: with the document, or, for a page that is whole without
   * it, when the visitor first points, touches, scrolls or types, or an element with `data-wakes` comes into view.
   */
  readonly hydrate?: 'when needed'
  /** For a dynamic path: every concrete value, each prerendered to a document of its own. */
  readonly params?: readonly Params[]
  /** Brings only this page's content, as one dynamic import of a file named after the param's value. */
  readonly load?: (params: Params) => Promise<Content | undefined>
  /**
   * Text files that stand below the page's address, by name: `feed.xml` of the page at /blog is /blog/feed.xml. Made
   * together with the document, and released with it.
   */
  readonly files?: (props: PageProps<Content>) => Readonly<Record<string, string>>
}

/** One line of the shell's route table. */
export interface Route {
  /** '/terms' or '/blog/:slug'. */
  readonly path: string
  readonly part: string
  readonly page: string
  /** Fixed params: twelve paths may lead to one page with twelve contents. */
  readonly params?: Params
}
