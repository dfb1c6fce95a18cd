/** The fields of a package.json that new remotes need. */
export interface Manifest {
  readonly scripts?: Names
  readonly dependencies?: Names
  readonly devDependencies?: Names
}

export type Names = Readonly<Record<string, string>>

/** Kept out of the templates, because this package must not import itself by name. */
export const kitName = '@bridge/shared'

/** The versions that a remote's package.json names. */
export interface Versions {
  readonly kit: string
  /** The version of a library that the kit itself is tested with. */
  readonly of: (library: string) => string
}

/** The workspace's packages link to each other, and their versions are in its catalog. */
export const inWorkspace: Versions = { kit: 'workspace:*', of: () => 'catalog:' }

/**
 * Outside the workspace, the kit is the repository's own dependency, and libraries have the versions that the kit was
 * packed with.
 */
export function inRepository(repository: Manifest, kit: Manifest): Versions {
  const spec = { ...repository.dependencies, ...repository.devDependencies }[kitName]
  if (spec === undefined)
    throw new Error(
      `package.json must name ${kitName} among its dependencies: pnpm add -D ${kitName} @bridge/release`,
    )
  const known = { ...kit.dependencies, ...kit.devDependencies }
  return { kit: spec.replace(/^(file|link):(?![/~])/, '$1:../'), of: (library) => known[library] ?? '*' }
}
