import path from 'node:path'
import type { Rolldown, UserConfig } from 'vite'
import { kitFromSource, pathFrom } from './kit.ts'
import { styledComponents } from './styled.ts'

/** Files are named after sources, which may have any name; stores accept only these characters. */
export const sanitizeFileName = (name: string): string => name.replace(/[^\w@+~.-]/g, '_').replace(/^\./, '_')

/** Options of every build. */
export const common = (part: string): UserConfig => ({
  base: './',
  ...kitFromSource,
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
  ssr: { ...kitFromSource.ssr, noExternal: true },
  build: {
    write: false,
    ssr: true,
    target: 'node20',
    minify: false,
    reportCompressedSize: false,
    sourcemap: external ? 'hidden' : false, // for remotes' error messages (build/line-map.ts)
    rolldownOptions: {
      ...quiet,
      input: { ...input },
      output: { sanitizeFileName, sourcemapPathTransform: fromPart },
      ...(external && { external }),
      preserveEntrySignatures: 'strict',
    },
  },
})

/** A source's path, independent of where the part is built and where its libraries are installed. */
const fromPart = (source: string, map: string): string =>
  pathFrom(process.cwd(), path.resolve(path.dirname(map), source)).replace(
    /^.*[\\/]node_modules[\\/]/,
    'node_modules/',
  )

/** Logs to drop: 'use client' is for frameworks that split code by it, and timings do not concern a part's author. */
const unsaid = new Set<string | undefined>(['MODULE_LEVEL_DIRECTIVE', 'PLUGIN_TIMINGS'])

export const quiet = {
  onLog: (level: Rolldown.LogLevel, log: Rolldown.RolldownLog, handle: Rolldown.LogOrStringHandler) => {
    if (!unsaid.has(log.code)) handle(level, log)
  },
}
