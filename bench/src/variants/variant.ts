/** One way to build and serve the same pages. */
export interface Variant {
  readonly key: VariantKey
  readonly name: string
  /** Where it is served. */
  readonly address: string
  /** Whether it runs any script at all. */
  readonly scripted: boolean
  close(): Promise<void>
}

export const variantKeys = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'] as const
export type VariantKey = (typeof variantKeys)[number]
