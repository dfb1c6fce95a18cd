import type { RenderedLayout } from '@bridge/shared/artifact'
import type { Head, PageModule, Params, Route, Site } from '@bridge/shared/contract'
import { pageFiles } from '../artifacts/artifact-shape.ts'
import {
  exactly,
  list,
  number,
  object,
  oneOf,
  optional,
  problemOf,
  recordOf,
  type Shape,
  text,
  textThat,
} from '../shape.ts'

/** What the composer sends to a child process. */
export type RenderJob = PagesJob | LayoutsJob

/** All pages of one version, for a dedicated process. */
export interface PagesJob {
  readonly site: Site
  /** Address of the part's public files. */
  readonly assets: string
  readonly pages: readonly { readonly route: Route; readonly module: string }[]
}

/** The shell's layouts around pages, for a process without any other part's code. */
export interface LayoutsJob {
  readonly layouts: readonly string[]
  /** For an empty page, rendered first: if that fails, no part is to blame. */
  readonly site: Site
}

/** A page as sent by its part's process. */
export interface SentPage {
  /** Index into the job's pages. */
  readonly index: number
  readonly params: Params
  /** Absent on a dynamic route's 404 page. */
  readonly head?: Head
  /** When the page's code loads, if not with the document. */
  readonly hydrate?: PageModule['hydrate']
  /** Text files below the path, by name. */
  readonly files?: Readonly<Record<string, string>>
  /** The content of the layout. */
  readonly html: string
  readonly css: string
}

export type RenderMessage =
  | { readonly doing: string }
  | { readonly page: SentPage }
  | { readonly layout: RenderedLayout }
  /** Index of an equal layout among the distinct ones sent so far. */
  | { readonly again: number }
  | { readonly failed: string }
  | { readonly done: true }

/** The problem with a message that does not belong to the job. */
export const foreign = 'sent a message that the renderer never sends'

const line = textThat((value) => /^\P{Cc}{1,1000}$/u.test(value), 'one line')

/** On this site: the origin is prepended. */
const address = textThat((value) => /^\/(?![/\\])[!-~]*$/.test(value), "an address that begins with '/'")
const day = textThat(isDay, 'a day such as 2026-01-31')

/** Data nested at most this deep, because the code that handles it is recursive. */
const nested =
  (levels: number): Shape<unknown> =>
  (value) => {
    if (typeof value !== 'object' || value === null) return
    if (levels === 0) return ' must not be nested so deeply'
    for (const inner of Object.values(value)) {
      const said = nested(levels - 1)(inner)
      if (said) return said
    }
  }

/** Rejects days that do not exist, such as 31 February. */
function isDay(value: string): boolean {
  const time = /^\d{4}-\d\d-\d\d$/.test(value) ? Date.parse(value) : Number.NaN
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(value)
}

const messages = {
  doing: line,
  failed: line,
  done: oneOf(true),
  again: number(0),
  layout: object<RenderedLayout>({ before: text, after: text, css: text }),
  page: exactly<SentPage>({
    index: number(0),
    params: recordOf(
      text,
      textThat((value) => !/\p{Cs}/u.test(value), 'a well-formed string'),
    ),
    head: optional(
      object<Head>({
        title: text,
        description: text,
        type: optional(oneOf('website', 'article')),
        image: optional(address),
        modified: optional(day),
        feed: optional(text),
        structuredData: optional(list(recordOf(text, nested(20)))),
      }),
    ),
    hydrate: optional(oneOf('when needed')),
    files: optional(pageFiles),
    html: text,
    css: text,
  }),
} as const

/** Pages are other teams' code, so a message may be anything and is validated before use. */
export function readMessage(text: string): RenderMessage | { readonly problem: string } {
  const message = parsed(text)
  const [kind, ...others] = Object.keys(Object(message))
  if (!kind || others.length > 0 || !Object.hasOwn(messages, kind)) return { problem: foreign }
  const problem = problemOf(object({ [kind]: messages[kind as keyof typeof messages] }), message)
  return problem
    ? { problem: `does not render: ${problem.replace(/^(page|layout)\./, '')}` }
    : (message as RenderMessage)
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
