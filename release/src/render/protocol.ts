import type { RenderedLayout } from '@bridge/shared/artifact'
import type { Head, PageModule, Params, Route, Site } from '@bridge/shared/contract'
import { pageFiles } from '../artifacts/artifact-shape.ts'
import {
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

/** What the composer tells its child processes, and what it hears back. */
export type RenderJob = PagesJob | LayoutsJob

/** All pages of one version, in a process of its own. */
export interface PagesJob {
  readonly site: Site
  /** Address of the part's public files. */
  readonly assets: string
  readonly pages: readonly { readonly route: Route; readonly module: string }[]
}

/** What the shell puts around pages, in a process that holds no other code. */
export interface LayoutsJob {
  readonly layouts: readonly string[]
  /** For an empty page, which the shell renders as well: where it cannot, that is no part's fault. */
  readonly site: Site
}

/** A page as its part's process tells of it. */
export interface SentPage {
  /** Which of the job's pages. */
  readonly index: number
  readonly params: Params
  /** Absent on the page for addresses that name nothing. */
  readonly head?: Head
  /** When the page's code loads, unless with the document. */
  readonly hydrate?: PageModule['hydrate']
  /** Text files below the path, by name. */
  readonly files?: Readonly<Record<string, string>>
  /** What stands in the layout. */
  readonly html: string
  readonly css: string
}

export type RenderMessage =
  | { readonly doing: string }
  | { readonly page: SentPage }
  | { readonly layout: RenderedLayout }
  /** The same as that one of those before. */
  | { readonly again: number }
  | { readonly failed: string }
  | { readonly done: true }

/** What is wrong with a message that another kind of process might send. */
export const foreign = 'sends a message that is none of the renderer'

const line = textThat((value) => /^\P{Cc}{1,1000}$/u.test(value), 'one line')

const word = textThat((value) => /^\w{1,50}$/.test(value), 'a word')
/** Of this site: it is written after the origin. */
const address = textThat((value) => /^\/(?![/\\])[!-~]*$/.test(value), "an address that begins with '/'")
const day = textThat(isDay, 'a day such as 2026-01-31')

/** Data of so many lists and objects within each other at most: all that handles it calls itself for each. */
const nested =
  (levels: number): Shape =>
  (value) => {
    if (typeof value !== 'object' || value === null) return
    if (levels === 0) return ' is nested too deeply'
    for (const inner of Object.values(value)) {
      const said = nested(levels - 1)(inner)
      if (said) return said
    }
  }

/** Not one that only reads like it, such as the 31st of February. */
function isDay(value: string): boolean {
  const time = /^\d{4}-\d\d-\d\d$/.test(value) ? Date.parse(value) : Number.NaN
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(value)
}

const messages = {
  doing: line,
  failed: line,
  done: oneOf(true),
  again: number(0),
  layout: object({ before: text, after: text, css: text }),
  page: object({
    index: number(0),
    params: recordOf(
      text,
      textThat((value) => !/\p{Cs}/u.test(value), 'a text'),
    ),
    head: optional(
      object({
        title: text,
        description: text,
        type: optional(word),
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

/** Pages are other teams' code: what comes back is checked before anything is made of it, and may be anything. */
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
