import path from 'node:path'
import type { Rolldown, UserConfig } from 'vite'
import { styledComponents } from './styled.ts'

/** Files are named after sources, which may have any name; a store takes these signs. */
export const sanitizeFileName = (name: string): string => name.replace(/[^\w@+~.-]/g, '_').replace(/^\./, '_')

/** Of every build. */
export const common = (part: string): UserConfig => ({
  base: './',
  logLevel: 'warn',
  oxc: { ...styledComponents(part), jsx: { runtime: 'automatic', development: false } },
  define: { 'process.env.NODE_ENV': JSON.stringify(process.env['NODE_ENV'] ?? 'production') },
})

export const forBrowser = {
  write: false,
  target: 'es2022',
  modulePreload: false,
  reportCompressedSize: false,
  assetsInlineLimit: 0,
} as const

export const forNode = (
  input: Readonly<Record<string, string>>,
  external?: (id: string) => boolean,
): UserConfig => ({
  publicDir: false,
  ssr: { noExternal: true },
  build: {
    write: false,
    ssr: true,
    target: 'node20',
    minify: false,
    reportCompressedSize: false,
    sourcemap: external ? 'hidden' : false, // of a remote's code, for messages (build/line-map.ts)
    rolldownOptions: {
      ...quiet,
      input: { ...input },
      output: { sanitizeFileName, sourcemapPathTransform: fromPart },
      ...(external && { external }),
      preserveEntrySignatures: 'strict',
    },
  },
})

/** The same wherever the part is built, and wherever its libraries are. */
const fromPart = (source: string, map: string): string =>
  path
    .relative(process.cwd(), path.resolve(path.dirname(map), source))
    .replace(/^.*[\\/]node_modules[\\/]/, 'node_modules/')

/** Libraries say 'use client' for frameworks that split by it; how long plugins take is no business of a part's author. */
const unsaid = new Set<string | undefined>(['MODULE_LEVEL_DIRECTIVE', 'PLUGIN_TIMINGS'])

export const quiet = {
  onLog: (level: Rolldown.LogLevel, log: Rolldown.RolldownLog, handle: Rolldown.LogOrStringHandler) => {
    if (!unsaid.has(log.code)) handle(level, log)
  },
}
