import { ReleaseError } from '../errors.ts'

type Environment = Readonly<Record<string, string | undefined>>

/** Browsers resolve every name under it to their own machine. */
export const local = 'localhost'
const domainName = /^(?=.{1,200}$)[a-z0-9]([a-z0-9-]*[a-z0-9])?(\.[a-z0-9]([a-z0-9-]*[a-z0-9])?)*$/

/** The domain of the previews' hosts: PREVIEWS, or that of this machine. */
function previewDomain(env: Environment): string {
  const domain = env['PREVIEWS'] || local
  if (domainName.test(domain)) return domain
  throw new ReleaseError(`PREVIEWS must be a domain name, not '${domain}'`, {
    hint: 'for example preview.bridge.example, if *.preview.bridge.example points to the servers',
  })
}

/** A server that others can reach shows previews only if it is told their domain. */
export function servedPreviews(host: string | undefined, env: Environment = process.env): string | undefined {
  const isLocal = !host || ['127.0.0.1', '::1', local].includes(host)
  return env['PREVIEWS'] || isLocal ? previewDomain(env) : undefined
}

/** Where a preview is shown. */
export function previewAddress(name: string, env: Environment = process.env): string {
  const domain = previewDomain(env)
  return domain === local ? `http://${name}.${domain}:${env['PORT'] || 4173}` : `https://${name}.${domain}`
}
