import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { initWasm, Resvg } from '@resvg/resvg-wasm'
import subsetFont from 'subset-font'

/** Font family of the text that `Renderer` draws: the display face at heading weight. */
export const displayFamily = 'Bricolage Grotesque'

/** Renders SVG to PNG. */
export interface Renderer {
  png(svg: string): Uint8Array
  /** Width of what the SVG shows. */
  widthOf(svg: string): number
}

/**
 * A renderer for pictures with these characters. Its output is part of the version's hash, so it must render
 * the same bytes on every machine: it is WebAssembly and uses our font files, none of the machine's.
 */
export async function rendererFor(signs: string): Promise<Renderer> {
  loading ??= readFile(require.resolve('@resvg/resvg-wasm/index_bg.wasm')).then(initWasm)
  await loading
  // The rupee sign is in another file of the typeface.
  const fontBuffers = await Promise.all(['latin', 'latin-ext'].map((set) => staticFont(set, signs)))
  const options = { font: { fontBuffers, defaultFontFamily: displayFamily } }
  return {
    png: (svg) => new Resvg(svg, options).render().asPng(),
    widthOf: (svg) => new Resvg(svg, options).getBBox()?.width ?? 0,
  }
}

let loading: Promise<void> | undefined

const require = createRequire(import.meta.url)

/** The renderer does not support variable fonts: this extracts a single weight. */
async function staticFont(set: string, signs: string): Promise<Uint8Array> {
  const file = `@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-${set}-wght-normal.woff2`
  const options = { targetFormat: 'truetype', variationAxes: { wght: 700 } } as const
  return subsetFont(await readFile(require.resolve(file)), signs, options)
}
