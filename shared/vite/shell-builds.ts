import type { InlineConfig } from 'vite'
import { common, forBrowser, forNode, quiet } from './common.ts'
import { plainDynamicImports } from './plain-dynamic-imports.ts'
import { externalLibraries, lateLibraries, productionRouter } from './shared-libraries.ts'
import { stableComponentIds } from './styled.ts'

const shell = (root: string): InlineConfig => ({ ...common('shell'), root, configFile: false })

/** The shell's own browser code; the shared libraries are built separately (`shellPlatform`). */
export const shellClient = (root: string, input: Record<string, string>): InlineConfig => ({
  ...shell(root),
  plugins: [
    stableComponentIds('shell'),
    plainDynamicImports(),
    productionRouter(),
    externalLibraries(Object.keys(lateLibraries)),
  ],
  build: { ...forBrowser, rolldownOptions: { ...quiet, input, preserveEntrySignatures: 'allow-extension' } },
})

/** The script in every document: a classic one, as modules run only once the document has been parsed. */
export const shellScript = (root: string, input: Record<string, string>): InlineConfig => ({
  ...shell(root),
  publicDir: false,
  build: {
    ...forBrowser,
    rolldownOptions: { ...quiet, input, output: { codeSplitting: false, format: 'iife' } },
  },
})

/** The one file with the shared libraries that every page needs. */
export const shellPlatform = (root: string, input: Record<string, string>): InlineConfig => ({
  ...shell(root),
  publicDir: false,
  build: { ...forBrowser, rolldownOptions: { ...quiet, input, preserveEntrySignatures: 'strict' } },
})

/** Renderer and shared libraries for Node, fully bundled: nothing to install. */
export const shellServer = (root: string, input: Record<string, string>): InlineConfig => ({
  ...shell(root),
  plugins: [stableComponentIds('shell')],
  ...forNode(input),
})
