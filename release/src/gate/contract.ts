import type { RemoteArtifact, ShellArtifact } from '@bridge/shared/artifact'
import { satisfies } from 'semver'
import { RefusedError, ReleaseError } from '../errors.ts'
import { routesOf } from '../routes/routes-of.ts'

/** What must be true of a remote before the shell can show its pages: checked without running anything. */
export function checkContract(shell: ShellArtifact, remote: RemoteArtifact): void {
  const refuse = refusal(remote)
  const routes = routesOf(shell, remote.name)
  if (routes.length === 0)
    throw refuse(
      `shell@${shell.version} has no route to it`,
      'add its routes to the shell, and deploy the shell with it',
    )
  for (const route of routes)
    if (!Object.hasOwn(remote.pages, route.page))
      throw refuse(
        `it has no page '${route.page}', which the shell shows at ${route.path}`,
        `add the page to the remote, or deploy a shell without that route`,
      )
  const style = Object.keys(remote.files).find((file) => file.startsWith('client/') && file.endsWith('.css'))
  if (style)
    throw refuse(
      `it holds a style sheet, ${style}`,
      'style with styled-components: a style sheet would reach every page',
    )
  const document = Object.keys(remote.files).find((file) =>
    /^client\/.*\.(x?html?|shtml|xht|mht(ml)?)$/i.test(file),
  )
  if (document)
    throw refuse(`it holds a document, ${document}`, 'make it a page: nothing else of a part is a document')
  checkLibraries(shell, remote)
  const unknown = remote.needs.tokens.filter((token) => !shell.provides.tokens.includes(token))
  if (unknown.length)
    throw refuse(
      `it reads the design token ${unknown.join(', ')}, which shell@${shell.version} does not set`,
      'deploy a shell that sets it first, or give the variable a fallback',
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
        `it needs ${library} ${range}, and shell@${shell.version} provides ${offer.version}`,
        `build the remote against ${library} ${offer.version}, or deploy a shell that provides ${range} first`,
      )
    const missing = names.filter((name) => !offer.names.includes(name))
    if (missing.length)
      throw refuse(
        `it imports ${missing.join(', ')} from ${library}, which the platform file of shell@${shell.version} does not export`,
        'add the name to shell/src/libraries/platform.ts and deploy the shell first, or do without it',
      )
  }
}

/** A shell may map only what the release has. */
export function checkRoutes(shell: ShellArtifact, parts: readonly string[]): void {
  const known = new Set(parts)
  const lost = shell.routes.find((route) => !known.has(route.part))
  if (lost)
    throw new ReleaseError(
      `shell@${shell.version} shows ${lost.path} with ${lost.part}, which this release does not have`,
      {
        hint: `deploy ${lost.part} together with it: pnpm release deploy shell ${lost.part} --why …`,
      },
    )
}

const refusal = (remote: RemoteArtifact) => (what: string, hint: string) =>
  new RefusedError(remote.name, `${remote.name}@${remote.version} is refused: ${what}`, { hint })
