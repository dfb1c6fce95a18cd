import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { initWasm, Resvg } from '@resvg/resvg-wasm'
import subsetFont from 'subset-font'

/** Family of the text that `Renderer` draws: the display face at the weight of headings. */
export const displayFamily = 'Bricolage Grotesque'

/** Draws SVG as PNG. */
export interface Renderer {
  png(svg: string): Uint8Array
  /** How wide what the SVG shows is. */
  widthOf(svg: string): number
}

/**
 * A renderer for pictures with these signs. It draws the same on every machine to the byte, since versions are made of
 * what it draws: it is WebAssembly, and has our font files and none of the machine's.
 */
export async function rendererFor(signs: string): Promise<Renderer> {
  loading ??= readFile(require.resolve('@resvg/resvg-wasm/index_bg.wasm')).then(initWasm)
  await loading
  // The rupee is in another file of the face.
  const fontBuffers = await Promise.all(['latin', 'latin-ext'].map((set) => staticFont(set, signs)))
  const options = { font: { fontBuffers, defaultFontFamily: displayFamily } }
  return {
    png: (svg) => new Resvg(svg, options).render().asPng(),
    widthOf: (svg) => new Resvg(svg, options).getBBox()?.width ?? 0,
  }
}

let loading: Promise<void> | undefined

const require = createRequire(import.meta.url)

/** The renderer knows no variable fonts: this is one weight of it. */
async function staticFont(set: string, signs: string): Promise<Uint8Array> {
  const file = `@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-${set}-wght-normal.woff2`
  const options = { targetFormat: 'truetype', variationAxes: { wght: 700 } } as const
  return subsetFont(await readFile(require.resolve(file)), signs, options)
}
