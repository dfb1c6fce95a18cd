import { sourceCondition } from '../vite/kit.ts'

type Names = Readonly<Record<string, string>>

/** The fields of a workspace's package.json that packing changes. */
export interface Manifest {
  readonly private?: boolean
  readonly exports?: Names
  readonly bin: Names
  readonly scripts?: Names
  readonly dependencies: Names
  readonly peerDependencies?: Names
  readonly publishConfig: { readonly directory: string; readonly bin: Names }
}

/**
 * The package.json of the packed package. pnpm fills in versions for `catalog:` and `workspace:`; those of the
 * development dependencies are what a new remote gets (new/dependencies.ts).
 */
export function packedManifest(manifest: Manifest) {
  const {
    private: _private,
    scripts: _scripts,
    publishConfig,
    exports,
    dependencies,
    peerDependencies,
    ...rest
  } = manifest
  const { tsx: _runsTypeScript, ...needed } = dependencies
  const isOurs = ([, spec]: [string, string]) => spec.startsWith('workspace:')
  const ours = Object.entries(needed).filter(isOurs)
  return {
    ...rest,
    bin: publishConfig.bin,
    ...(exports && { exports: Object.fromEntries(Object.entries(exports).map(packedExport)) }),
    dependencies: Object.fromEntries(Object.entries(needed).filter((one) => !isOurs(one))),
    // A repository has a single kit, which may be a file: as a peer, it is never looked up in a registry.
    peerDependencies: {
      ...peerDependencies,
      ...Object.fromEntries(ours.map(([name]) => [name, 'workspace:^'])),
    },
  }
}

function packedExport([name, source]: [string, string]): [string, Names] {
  const bare = source.replace(/\.tsx?$/, '')
  return [
    name,
    {
      types: `${bare}.d.ts`,
      [sourceCondition]: source.replace('./', './src/'),
      default: `${bare}.js`,
    },
  ]
}
