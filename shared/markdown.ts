/** Markdown documents as plain data: what vite/markdown.ts makes of a `.md` file, and what ui/Prose.tsx shows. */

/** One field of a document's front matter. All fields are required, and there are no others. */
export type Field =
  /** `max`: the longest text, in characters. */
  | { readonly is: 'text'; readonly max?: number }
  | { readonly is: 'number' }
  | { readonly is: 'date' }
  /** A list of so many of these names. The build gives the document what they stand for. */
  | {
      readonly is: 'names'
      readonly of: Readonly<Record<string, string>>
      readonly atLeast: number
      readonly atMost: number
    }

export type Fields = Readonly<Record<string, Field>>

/** Where search engines cut. */
export const searchLimits = { title: 60, description: 155 } as const

export type FrontMatter<F extends Fields> = { readonly [Name in keyof F]: ValueOf<F[Name]> } & {
  /** The file's name without its ending. */
  readonly slug: string
}

type ValueOf<F extends Field> = F extends { of: Readonly<Record<string, infer Value>> }
  ? readonly Value[]
  : F extends { is: 'number' }
    ? number
    : string

export type MarkdownDocument<F extends Fields> = FrontMatter<F> & { readonly body: Body }

export interface Body {
  /** What stands before the first section. */
  readonly intro: readonly Block[]
  readonly sections: readonly Section[]
}

/** A heading of the second level, and what follows it. */
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

/** Cells of a table's row; a table's first row is its head. */
export type Row = readonly (readonly Inline[])[]

export type Inline =
  | string
  | { readonly strong: readonly Inline[] }
  | { readonly em: readonly Inline[] }
  | { readonly code: string }
  | { readonly a: readonly Inline[]; readonly href: string }
