import { expect, it } from 'vitest'
import { packedManifest } from './packed-manifest.ts'

const bin = { 'bridge-build': './bin/build.js' }
const publishConfig = { directory: 'dist', bin: { 'bridge-build': './build/cli.js' } }

it('packs JavaScript with types, and TypeScript for builds of remotes only', () => {
  const { exports } = packedManifest({
    bin,
    publishConfig,
    exports: { './ui/*': './ui/*.tsx' },
    dependencies: {},
  })
  expect(JSON.stringify(exports?.['./ui/*'])).toBe(
    '{"types":"./ui/*.d.ts","@bridge/source":"./src/ui/*.tsx","default":"./ui/*.js"}',
  )
})

it('drops what only the workspace needs: links to packages, the TypeScript runner and scripts', () => {
  const packed = packedManifest({
    private: true,
    bin,
    publishConfig,
    scripts: { prepack: 'node bin/pack.js' },
    dependencies: { '@bridge/shared': 'workspace:*', semver: 'catalog:', tsx: 'catalog:' },
    peerDependencies: { react: '*' },
  })
  expect(packed).toEqual({
    bin: publishConfig.bin,
    dependencies: { semver: 'catalog:' },
    peerDependencies: { react: '*', '@bridge/shared': 'workspace:^' },
  })
})
