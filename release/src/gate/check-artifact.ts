import type { RemoteArtifact, ShellArtifact } from '@bridge/shared/artifact'
import { satisfies } from 'semver'
import { RefusedError, ReleaseError } from '../errors.ts'
import { routesOf } from '../paths/routes-of.ts'

/** Checks what must hold before the shell can show a remote's pages, without running any code. */
export function checkContract(shell: ShellArtifact, remote: RemoteArtifact): void {
  const refuse = refusal(remote)
  const routes = routesOf(shell, remote.name)
  if (routes.length === 0)
    throw refuse(
      `shell@${shell.version} has no route to it`,
      'add its routes to the shell, and deploy the two together',
    )
  for (const route of routes)
    if (!Object.hasOwn(remote.pages, route.page))
      throw refuse(
        `it has no page '${route.page}', which the shell shows at ${route.path}`,
        `add the page to the remote, or deploy a shell without that route`,
      )
  const style = Object.keys(remote.files).find((file) => /^client\/.*\.css$/i.test(file))
  if (style)
    throw refuse(
      `it must not contain a style sheet: ${style}`,
      'use styled-components: a style sheet would apply to every page',
    )
  const document = Object.keys(remote.files).find((file) =>
    /^client\/.*\.(x?html?|shtml|xht|mht(ml)?)$/i.test(file),
  )
  if (document) throw refuse(`it must not contain a document: ${document}`, 'make it a page of the part')
  checkLibraries(shell, remote)
  const unknown = remote.needs.tokens.filter((token) => !shell.provides.tokens.includes(token))
  if (unknown.length)
    throw refuse(
      `it reads ${few(unknown)}, which shell@${shell.version} does not set`,
      "add what is missing to the shell's design tokens and deploy the shell first, or give each variable a fallback",
    )
}

function checkLibraries(shell: ShellArtifact, remote: RemoteArtifact): void {
  const refuse = refusal(remote)
  for (const [library, { range, names }] of Object.entries(remote.needs.libraries)) {
    const { libraries } = shell.provides
    const offer = Object.hasOwn(libraries, library) && libraries[library as keyof typeof libraries]
    if (!offer)
      throw refuse(`it needs ${library}, which the shell does not share`, 'bundle it into the remote')
    if (!satisfies(offer.version, range))
      throw refuse(
        `it needs ${library} ${range}, but shell@${shell.version} provides ${offer.version}`,
        `build the remote against ${library} ${offer.version}, or deploy a shell that provides ${range} first`,
      )
    const missing = names.filter((name) => !offer.names.includes(name))
    if (missing.length)
      throw refuse(
        `it imports ${few(missing)} from ${library}, which the platform file of shell@${shell.version} does not export`,
        'add what is missing to shell/src/libraries/platform.ts and deploy the shell first, or do without it',
      )
  }
}

/** Every route of the shell must belong to a part of the release. */
export function checkRoutes(shell: ShellArtifact, parts: readonly string[]): void {
  const known = new Set(parts)
  const lost = shell.routes.find((route) => !known.has(route.part))
  if (lost)
    throw new ReleaseError(
      `shell@${shell.version} maps ${lost.path} to ${lost.part}, which this release does not contain`,
      {
        hint: `deploy the two together: pnpm release deploy shell ${lost.part} --why …`,
      },
    )
}

/** An artifact may need thousands of names that the shell lacks. */
const few = (names: readonly string[]): string => {
  const more = names.length - 5
  return names.slice(0, 5).join(', ') + (more > 0 ? ` and ${more} more` : '')
}

const refusal = (remote: RemoteArtifact) => (what: string, hint: string) =>
  new RefusedError(remote.name, `${remote.name}@${remote.version} is refused: ${what}`, { hint })
