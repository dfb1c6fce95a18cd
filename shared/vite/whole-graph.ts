import type { Plugin } from 'vite'

/** The module that is held back; the container's entry imports it. */
export const wholeGraphId = 'bridge:whole-graph'

/** Timeout in ms; only a module that never loads takes this long. */
const patience = 60_000

/**
 * The federation plugin generates its wrappers once it believes that all modules have been parsed. On a busy
 * machine it does so too early, and names that later modules import are missing. It does wait for modules that
 * have started to load, so this one keeps loading until every module that the pages reach has been parsed.
 */
export function wholeGraph(pages: readonly string[]): Plugin {
  const imports = new Map<string, readonly string[]>()
  const roots: string[] = []
  let release: (() => void) | undefined

  const missing = (): string | undefined => {
    const seen = new Set<string>()
    const queue = [...roots]
    for (let id = queue.pop(); id !== undefined; id = queue.pop()) {
      if (seen.has(id) || id.startsWith('\0') || id.includes('__loadShare__')) continue
      seen.add(id)
      const next = imports.get(id)
      if (!next) return id
      queue.push(...next)
    }
  }
  const whole = () =>
    new Promise<void>((resolve, reject) => {
      const timer = setTimeout(() => reject(new Error(`${missing()} was never parsed`)), patience)
      release = () => {
        clearTimeout(timer)
        resolve()
      }
      if (missing() === undefined) release()
    })

  return {
    name: wholeGraphId,
    apply: 'build',
    async buildStart() {
      imports.clear()
      for (const page of pages) {
        const resolved = await this.resolve(page)
        if (!resolved) throw new Error(`cannot resolve ${page}`)
        roots.push(resolved.id)
      }
    },
    resolveId: (id) => (id === wholeGraphId ? `\0${wholeGraphId}` : undefined),
    async load(id) {
      if (id !== `\0${wholeGraphId}`) return
      await whole()
      return 'export {}'
    },
    moduleParsed({ id, importedIds, dynamicallyImportedIds }) {
      imports.set(id, [...importedIds, ...dynamicallyImportedIds])
      if (release && missing() === undefined) release()
    },
  }
}
