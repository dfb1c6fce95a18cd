import type { Manifest, Names, Versions } from './dependencies.ts'

/** The files that a repository needs around its remotes, by path; existing files are kept. */
export const repositoryFiles: ReadonlyMap<string, string> = new Map([
  ['pnpm-workspace.yaml', 'packages:\n  - mf-*\n'],
  ['.gitignore', 'node_modules/\ndist/\n.store*\n'],
  [
    'tsconfig.json',
    `{
  "compilerOptions": {
    "target": "es2023",
    "lib": ["es2023", "dom", "dom.iterable"],
    "module": "esnext",
    "moduleResolution": "bundler",
    "jsx": "react-jsx",
    "strict": true,
    "verbatimModuleSyntax": true,
    "allowImportingTsExtensions": true,
    "isolatedModules": true,
    "skipLibCheck": true,
    "noEmit": true,
    "types": ["node", "vite/client"]
  },
  "include": ["mf-*/**/*"],
  "exclude": ["**/node_modules", "**/dist"]
}
`,
  ],
])

/** The commands have the same names in the workspace. */
const scripts: Names = {
  dev: 'bridge-dev',
  new: 'bridge-new',
  release: 'release',
  test: 'vitest run',
  types: 'tsc --noEmit',
}

/** Without the placeholder test, which always fails, that `pnpm add` writes into a new package.json. */
const ownScripts = ({ scripts = {} }: Manifest): Names =>
  Object.fromEntries(Object.entries(scripts).filter(([, command]) => !command.includes('no test specified')))

const tools = ['@types/node', 'typescript', 'vite', 'vitest']

/** Adds the commands and tools that the repository's package.json lacks. */
export function completed<M extends Manifest>(manifest: M, { of }: Versions): M {
  const versions = Object.fromEntries(tools.map((tool) => [tool, of(tool)]))
  return {
    private: true,
    ...manifest,
    scripts: { ...scripts, ...ownScripts(manifest) },
    devDependencies: { ...versions, ...manifest.devDependencies },
  }
}
