import type { ESTree, Plugin } from 'vite'

/** Page exports that only a release uses. */
const releaseExports = ['files', 'params']

/** Removes these exports from browser builds, so that the bundler drops their code, such as that of the feed. */
export function withoutReleaseExports(pages: readonly string[]): Plugin {
  const ids = new Set<string | undefined>()
  return {
    name: 'bridge:without-release-exports',
    apply: 'build',
    async buildStart() {
      for (const page of pages) ids.add((await this.resolve(page))?.id)
    },
    transform: {
      order: 'post',
      handler(code, id) {
        if (!ids.has(id)) return
        let rest = code
        for (const node of this.parse(code).body) {
          const declaration = node.type === 'ExportNamedDeclaration' ? node.declaration : null
          if (!declaration || !releaseExports.includes(nameOf(declaration) ?? '')) continue
          const { start } = declaration
          rest = rest.slice(0, node.start) + ' '.repeat(start - node.start) + rest.slice(start)
        }
        return { code: rest, map: null }
      },
    },
  }
}

function nameOf(declaration: ESTree.Declaration): string | undefined {
  if (declaration.type === 'FunctionDeclaration') return declaration.id?.name
  if (declaration.type !== 'VariableDeclaration') return
  const [first] = declaration.declarations
  return first?.id.type === 'Identifier' ? first.id.name : undefined
}
