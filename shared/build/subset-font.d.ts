declare module 'subset-font' {
  interface Options {
    readonly targetFormat: 'woff2' | 'truetype'
    readonly variationAxes?: Readonly<Record<string, number | { readonly min: number; readonly max: number }>>
  }
  export default function subsetFont(font: Uint8Array, text: string, options: Options): Promise<Buffer>
}
