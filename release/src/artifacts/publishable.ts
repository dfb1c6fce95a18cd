import { posix } from 'node:path'
import { type Artifact, isFileName, type RemoteArtifact, type ShellArtifact } from '@bridge/shared/artifact'
import { folderOf, isDynamic, isServable, spelled, unservable } from '../routes/paths.ts'
import { shown } from '../shape.ts'
import { pinPart } from './pin-part.ts'

/** In characters; 1,000 articles take 200,000. */
const largestPin = 500_000

/** Of one page, or one content. */
const mostModules = 100

/** What of an artifact no way of serving, or not every visitor, could bear: asked once, when it is published. */
export const unpublishable = (artifact: Artifact): string | undefined =>
  fileProblem(Object.keys(artifact.files)) ??
  (artifact.kind === 'shell' ? shellProblem(artifact) : remoteProblem(artifact))

function fileProblem(files: readonly string[]): string | undefined {
  const all = new Set(files)
  for (const file of files) {
    if (!isFileName(file)) return `files: ${shown(file)} is not a file's name`
    for (let folder = posix.dirname(file); folder.includes('/'); folder = posix.dirname(folder))
      if (all.has(folder)) return `files: ${shown(folder)} is a file and a folder`
  }
}

function shellProblem({ routes, entry, provides }: ShellArtifact): string | undefined {
  const unfree = routes.find(({ path }) => !isFree(path))
  if (unfree)
    return `the route ${shown(unfree.path)} is not a path that a page can have, spelled as encodeURIComponent does`
  const odd = routes.find(({ path }) => !isServable(path))
  if (odd) return `the route ${odd.path} has a ':name' elsewhere than at its end`
  const folders = new Map<string | undefined, string>()
  for (const { path } of routes.filter((route) => isDynamic(route.path))) {
    const other = folders.get(folderOf(path))
    if (other && other !== path) return `the routes ${other} and ${path} lead to the same addresses`
    folders.set(folderOf(path), path)
  }
  return [entry, ...Object.values(provides.libraries).map(({ client }) => client)]
    .map((files) => modulesProblem('the shell', files))
    .find(Boolean)
}

/** ':slug' stands for a name that a page says later. */
const parameter = /^:\w+$/

/** A page must not stand where servers have something else, nor where no request can lead to. */
function isFree(path: string): boolean {
  if (path === '/') return true
  if (path.length > 200) return false
  const isSpelled = path
    .split('/')
    .every((name) => parameter.test(name) || spelled(decodeURIComponent(name)) === name)
  return isSpelled && !unservable(path.replace(/:\w+/g, 'x'))
}

function remoteProblem(artifact: RemoteArtifact): string | undefined {
  for (const [name, { client, contents = {} }] of Object.entries(artifact.pages)) {
    const modules = [client, ...Object.values(contents)]
    const problem = modules.map((files) => modulesProblem(`page '${name}'`, files)).find(Boolean)
    if (problem) return problem
  }
  const pinned = JSON.stringify(pinPart(artifact)).length
  if (pinned > largestPin)
    return `what it says of its pages and their files is ${Math.ceil(pinned / 1000)} KB, which visitors of other parts load: at most ${largestPin / 1000} KB`
}

/** Servers give only these the type of a module. */
function modulesProblem(what: string, files: readonly string[]): string | undefined {
  const stranger = files.find((file) => !/\.m?js$/.test(file) || !file.startsWith('client/'))
  if (stranger) return `${what} imports ${shown(stranger)}, which is no module for browsers`
  if (new Set(files).size < files.length) return `${what} names a file twice`
  if (files.length > mostModules)
    return `${what} imports ${files.length} files, each a request: at most ${mostModules}`
}
