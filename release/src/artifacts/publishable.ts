import { posix } from 'node:path'
import { type Artifact, isFileName, type RemoteArtifact, type ShellArtifact } from '@bridge/shared/artifact'
import { folderOf, isDynamic, isServable, pathWith } from '@bridge/shared/route-path'
import { isSpelled, unservable } from '../paths/paths.ts'
import { shown } from '../shape.ts'
import { pinPart } from './pin-part.ts'

/** Maximum size of a pin, in characters; 1,000 articles take 200,000. */
const largestPin = 500_000

/** Maximum number of modules per page, and per entry of its contents. */
const mostModules = 100

/** Why an artifact could not be served everywhere, or would burden visitors. Checked once, on publishing. */
export const unpublishable = (artifact: Artifact): string | undefined =>
  fileProblem(Object.keys(artifact.files)) ??
  (artifact.kind === 'shell' ? shellProblem(artifact) : remoteProblem(artifact))

/** Why a version's files could not be written to a folder. */
export function fileProblem(files: readonly string[]): string | undefined {
  const all = new Set(files)
  for (const file of files) {
    if (!isFileName(file)) return `files: ${shown(file)} must be a valid file name`
    for (let folder = posix.dirname(file); folder.includes('/'); folder = posix.dirname(folder))
      if (all.has(folder)) return `files: ${shown(folder)} is both a file and a folder`
  }
}

function shellProblem({ routes, entry, provides }: ShellArtifact): string | undefined {
  const unfree = routes.find(({ path }) => !isFree(path))
  if (unfree)
    return `the route ${shown(unfree.path)} must be a valid path for a page: at most 200 characters, encoded as by encodeURIComponent, and not an address of the servers themselves`
  const odd = routes.find(({ path }) => !isServable(path))
  if (odd) return `the route ${odd.path} may have a ':name' only as its last segment`
  const folders = new Map<string | undefined, string>()
  for (const { path } of routes.filter((route) => isDynamic(route.path))) {
    const other = folders.get(folderOf(path))
    if (other && other !== path) return `the routes ${other} and ${path} match the same addresses`
    folders.set(folderOf(path), path)
  }
  return [entry, ...Object.values(provides.libraries).map(({ client }) => client)]
    .map((files) => modulesProblem('the shell', files))
    .find(Boolean)
}

/** A segment such as ':slug', whose values a page supplies later. */
const parameter = /^:\w+$/

/** A page's path must not collide with the servers' own addresses, and requests must be able to reach it. */
function isFree(path: string): boolean {
  if (path === '/') return true
  if (path.length > 200) return false
  return (
    path.split('/').every((name) => parameter.test(name) || isSpelled(name)) &&
    !unservable(pathWith(path, 'x'))
  )
}

function remoteProblem(artifact: RemoteArtifact): string | undefined {
  for (const [name, { client, contents = {} }] of Object.entries(artifact.pages)) {
    const modules = [client, ...Object.values(contents)]
    const problem = modules.map((files) => modulesProblem(`page '${name}'`, files)).find(Boolean)
    if (problem) return problem
  }
  const pinned = JSON.stringify(pinPart(artifact)).length
  if (pinned > largestPin)
    return `its pin is ${Math.ceil(pinned / 1000)} KB, which visitors to other parts load; the limit is ${largestPin / 1000} KB`
}

/** Servers send the content type of modules only for .js and .mjs files. */
function modulesProblem(what: string, files: readonly string[]): string | undefined {
  const stranger = files.find((file) => !/\.m?js$/.test(file) || !file.startsWith('client/'))
  if (stranger) return `${what} imports ${shown(stranger)}, which must be a .js or .mjs file in client/`
  if (new Set(files).size < files.length) return `${what} lists a file twice`
  if (files.length > mostModules)
    return `${what} imports ${files.length} files, each a request; the limit is ${mostModules}`
}
