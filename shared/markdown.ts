/** Markdown documents as plain data: compiled by vite/markdown.ts, rendered by ui/Prose.tsx. */

/** A field of a document's front matter. Each is required unless `read` allows otherwise; unknown ones are refused. */
export type Field =
  /** `max`: the maximum length, in characters. */
  | { readonly is: 'text'; readonly max?: number }
  | { readonly is: 'number' }
  | { readonly is: 'date' }
  /** A list of `atLeast` to `atMost` of these names, which the build replaces with their values. */
  | {
      readonly is: 'names'
      readonly of: Readonly<Record<string, string>>
      readonly atLeast: number
      readonly atMost: number
    }
  /**
   * Anything else. `read` gets `undefined` if the field is missing. It rejects a value by throwing an error that says
   * what must be true. Lists of documents get what `inLists` returns, if it is set, and so need not download the whole
   * value.
   */
  | { readonly is: 'value'; read(value: unknown): unknown; inLists?(value: unknown): unknown }

export type Fields = Readonly<Record<string, Field>>

/** Lengths beyond which search engines truncate. */
export const searchLimits = { title: 60, description: 155 } as const

export type FrontMatter<F extends Fields> = { readonly [Name in keyof F]: ValueOf<F[Name]> } & {
  /** The file's name without its extension. */
  readonly slug: string
}

type ValueOf<F extends Field> = F extends { of: Readonly<Record<string, infer Value>> }
  ? readonly Value[]
  : F extends { read: (value: unknown) => infer Value }
    ? Value
    : F extends { is: 'number' }
      ? number
      : string

export type MarkdownDocument<F extends Fields> = FrontMatter<F> & {
  readonly body: Body
  /** Number of words in the body. */
  readonly words: number
}

export interface Body {
  /** What precedes the first section. */
  readonly intro: readonly Block[]
  readonly sections: readonly Section[]
}

/** A second-level heading, and what follows it. */
export interface Section {
  readonly id: string
  readonly heading: string
  readonly blocks: readonly Block[]
}

export type Block =
  | { readonly p: readonly Inline[] }
  | { readonly h3: readonly Inline[] }
  | { readonly ul: readonly (readonly Block[])[] }
  | { readonly ol: readonly (readonly Block[])[] }
  | { readonly quote: readonly Block[] }
  | { readonly pre: string }
  | { readonly table: readonly Row[] }

/** Cells of a table row; a table's first row is its header. */
export type Row = readonly (readonly Inline[])[]

export type Inline =
  | string
  | { readonly strong: readonly Inline[] }
  | { readonly em: readonly Inline[] }
  | { readonly code: string }
  | { readonly a: readonly Inline[]; readonly href: string }
