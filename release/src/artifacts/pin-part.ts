import type { Artifact, ModuleFiles, RemoteArtifact } from '@bridge/shared/artifact'
import type { Pin, PinnedPage } from '@bridge/shared/pin'

/** Files in `client/` are public; their URLs omit that folder. */
export const publicName = (file: string): string => file.replace(/^client\//, '')

/** The hash of each public file of a version, by public name. */
export const publicFiles = ({ files }: Pick<Artifact, 'files'>): [string, string][] =>
  Object.entries(files).flatMap(([file, hash]) =>
    file.startsWith('client/') ? [[publicName(file), hash]] : [],
  )

/** All that a browser needs to open any page of a version; with `only`, to open that page with those contents. */
export function pinPart(artifact: RemoteArtifact, only?: { page: string; values: readonly string[] }): Pin {
  const pages: Record<string, PinnedPage> = {}
  const files: Record<string, string> = {}
  const pinned = (modules: ModuleFiles) => {
    for (const file of modules) files[publicName(file)] = artifact.files[file] as string
    return modules.map(publicName)
  }
  for (const [name, page] of Object.entries(artifact.pages)) {
    if (only && only.page !== name) continue
    const contents = Object.entries(page.contents ?? {}).filter(
      ([value]) => !only || only.values.includes(value),
    )
    pages[name] = {
      client: pinned(page.client),
      ...(contents.length && {
        contents: Object.fromEntries(contents.map(([value, modules]) => [value, pinned(modules)])),
      }),
    }
  }
  return { part: artifact.name, version: artifact.version, files, pages }
}
