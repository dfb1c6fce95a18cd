import type { Plugin } from 'vite'

/**
 * Vite wraps each dynamic import to preload style sheets and dependencies. A part has no style sheets
 * (styled-components only), and documents preload what they need, so this replaces the wrapper with a no-op.
 */
export const plainDynamicImports = (): Plugin => ({
  name: 'bridge:plain-dynamic-imports',
  enforce: 'pre',
  load: (id) =>
    id === '\0vite/preload-helper.js' ? 'export const __vitePreload = (load) => load()' : undefined,
})
