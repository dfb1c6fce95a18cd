import { build, type Rolldown } from 'vite'
import { root } from './project.ts'

/** Bundles a source outside the workspace into one browser file, with the workspace's libraries. */
export async function bundleForBrowser(file: string): Promise<string> {
  const result = (await build({
    configFile: false,
    root,
    logLevel: 'error',
    resolve: {
      alias: libraries.map((name) => ({
        find: new RegExp(`^${name}(?=/|$)`),
        replacement: `${root}/e2e/node_modules/${name}`,
      })),
    },
    build: {
      write: false,
      target: 'es2022',
      minify: false,
      rolldownOptions: { input: file, output: { codeSplitting: false } },
    },
  })) as Rolldown.RolldownOutput
  const [chunk] = result.output
  return chunk.code
}

const libraries = [
  '@module-federation/runtime',
  'react',
  'react-dom',
  'react-router-dom',
  'sonner',
  'styled-components',
]
