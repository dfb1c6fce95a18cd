import { ReleaseError } from '../errors.ts'

type Environment = Readonly<Record<string, string | undefined>>

/** Browsers resolve every name under localhost to their own machine. */
export const local = 'localhost'
const ownHosts = ['127.0.0.1', '::1', local]
const domainName = /^(?=.{1,200}$)[a-z0-9]([a-z0-9-]*[a-z0-9])?(\.[a-z0-9]([a-z0-9-]*[a-z0-9])?)*$/

/** The domain of the previews' hosts: PREVIEWS, or localhost. */
function previewDomain(env: Environment): string {
  const domain = env['PREVIEWS'] || local
  if (domainName.test(domain)) return domain
  throw new ReleaseError(`PREVIEWS must be a domain name in lower case, not '${domain}'`, {
    hint: 'for example preview.bridge.example, if *.preview.bridge.example points to the servers',
  })
}

export interface ServedPreviews {
  readonly domain: string
  /** PREVIEWS is not set: only local sites have previews, because a proxy may pass on requests from elsewhere. */
  readonly isAssumed?: boolean
}

/** A server that other machines can reach shows previews only if PREVIEWS is set. */
export function servedPreviews(
  host: string | undefined,
  env: Environment = process.env,
): ServedPreviews | undefined {
  const isLocal = !host || ownHosts.includes(host)
  const isAssumed = !env['PREVIEWS']
  return isAssumed && !isLocal ? undefined : { domain: previewDomain(env), isAssumed }
}

/** Whether a site's address is on this machine. */
export const isLocalSite = (origin: string): boolean => {
  const host = new URL(origin).hostname.replace(/^\[|\]$/g, '')
  return ownHosts.includes(host) || host.endsWith(`.${local}`)
}

/** A note for the author of a preview, if PREVIEWS is not set and the site is not on this machine. */
export const noteUnshown = (origin: string, env: Environment = process.env): readonly string[] =>
  env['PREVIEWS'] || isLocalSite(origin)
    ? []
    : [
        `PREVIEWS is not set: the site is at ${origin}, and a server shows previews only if PREVIEWS is set to the domain of their hosts (if that is localhost, only on the server's own machine)`,
      ]

/** Where a preview is shown. */
export function previewAddress(name: string, env: Environment = process.env): string {
  const domain = previewDomain(env)
  return domain === local ? `http://${name}.${domain}:${env['PORT'] || 4173}` : `https://${name}.${domain}`
}
