import { build, createLogger, type InlineConfig, type Rolldown } from 'vite'
import type { Files } from './write-artifact.ts'

export type Bundle = Map<string, Rolldown.OutputChunk | Rolldown.OutputAsset>

/** Errors are thrown; logging them as well would report each one twice. */
const logger = { ...createLogger('warn'), error: () => {} }

/** Runs one Vite build in memory. */
export async function bundle(config: InlineConfig): Promise<Bundle> {
  const result = (await build({ ...config, customLogger: logger })) as
    | Rolldown.RolldownOutput
    | Rolldown.RolldownOutput[]
  const { output } = Array.isArray(result) ? (result[0] as Rolldown.RolldownOutput) : result
  return new Map(output.map((file) => [file.fileName, file]))
}

export const contentOf = (file: Rolldown.OutputChunk | Rolldown.OutputAsset): string | Uint8Array =>
  file.type === 'chunk' ? file.code : file.source

export function addBundle(files: Files, folder: 'client' | 'server', output: Bundle): void {
  for (const [name, file] of output) files.set(`${folder}/${name}`, contentOf(file))
}

export function chunkFor(output: Bundle, module: string, what: string): Rolldown.OutputChunk {
  for (const file of output.values())
    if (file.type === 'chunk' && file.facadeModuleId?.split('?')[0] === module) return file
  throw new Error(`${what}: the build emitted no chunk for ${module}`)
}

/** A chunk's file and all its static imports, with paths as in the artifact. */
export function moduleFiles(output: Bundle, file: string): [string, ...string[]] {
  const seen = new Set<string>()
  const visit = (name: string) => {
    const chunk = output.get(name)
    if (seen.has(name) || chunk?.type !== 'chunk') return
    seen.add(name)
    chunk.imports.forEach(visit)
  }
  visit(file)
  return [...seen].map((name) => `client/${name}`) as [string, ...string[]]
}
