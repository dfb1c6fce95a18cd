import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http'
import { Collector } from '../contact-form/collector.ts'
import type { FormSettings } from '../contact-form/form-settings.ts'
import { ReleaseError } from '../errors.ts'
import { isPreviewName } from '../names.ts'
import { isLocalSite, local, type ServedPreviews } from '../previews/domain.ts'
import { hasEnded } from '../records/preview.ts'
import { drained } from '../requests/drained.ts'
import type { Store } from '../store/store.ts'
import { type Answering, answer, hasTwoHosts } from './answer-request.ts'
import type { Body } from './body.ts'
import { KnownPreviews } from './known-previews.ts'
import type { LiveSite } from './live-site.ts'
import type { Sent } from './observer.ts'
import { marked } from './preview-mark.ts'
import { admission } from './private-preview.ts'
import { plain } from './send.ts'

interface Place extends ServedPreviews {
  readonly store: Store
  readonly channel: string
  readonly form: FormSettings | undefined
}

/** Headers that proxies add. */
const byProxies = ['forwarded', 'via', 'x-forwarded-for', 'x-forwarded-host', 'x-real-ip']

/** Previews store no messages. */
const nowhere = { append: async () => true }

/** Answers requests to the hosts of previews. */
export class Previews {
  readonly #place: Place
  readonly #collector: Collector | undefined
  readonly #known: KnownPreviews

  constructor(place: Place) {
    this.#place = place
    this.#known = new KnownPreviews(place.store, place.channel)
    this.#collector = place.form && new Collector(place.form, nowhere)
  }

  /** Throws if the site's own host could be that of a preview. */
  refuseSite({ release }: LiveSite): void {
    const { origin } = release.settings
    if (this.#nameIn(new URL(origin).host))
      throw new ReleaseError(`PREVIEWS is ${this.#place.domain}, under which the site has its own host`, {
        hint: `give previews a domain that ${origin} is not in, such as preview.${this.#place.domain}`,
      })
  }

  /** `undefined` if a request is not to the host of a preview. */
  answer(
    { router, site }: Pick<Answering, 'router' | 'site'>,
    request: IncomingMessage,
    response: ServerResponse,
  ): Promise<Sent> | undefined {
    const name = this.#nameFor(request.headers, site)
    if (name === undefined || hasTwoHosts(request)) return
    return this.#answer(name, { router, site }, request, response).then((bytes) => ({
      kind: 'preview',
      bytes,
    }))
  }

  async #answer(
    name: string,
    { router, site }: Pick<Answering, 'router' | 'site'>,
    request: IncomingMessage,
    response: ServerResponse,
  ): Promise<Buffer | undefined> {
    response.setHeader('x-robots-tag', 'noindex')
    const shown = await this.#known.find(name, site)
    if (!shown || shown === 'ended' || hasEnded(shown.preview)) {
      await drained(request)
      if (!shown) return plain(response, 404, `There is no preview ${name}.\n`)
      return plain(response, 410, `The preview ${name} has ended.\n`)
    }
    const { preview } = shown
    const entry = preview.isPrivate ? admission(site.release, preview, request) : 'open'
    if (entry !== 'open') {
      await drained(request)
      if (entry) return plain(response, 303, '', entry)
      return plain(
        response,
        403,
        `The preview ${name} is private. Open it with the link that you were sent.\n`,
      )
    }
    const changed = (page: Body) => marked(page, preview)
    const answering = { router, site: shown.site, collector: this.#collector, changed }
    return (await answer(answering, request, response)).bytes
  }

  /**
   * The site's own host is never a preview's, wherever settings have moved it. Hosts under localhost are only for this
   * machine: a request through a proxy comes from elsewhere. Not every proxy adds a header, so if the site's origin is
   * not on this machine, these hosts show previews only if PREVIEWS is set to localhost.
   */
  #nameFor(headers: IncomingHttpHeaders, { release }: LiveSite): string | undefined {
    const name = this.#nameIn(headers.host)
    if (name === undefined) return
    const { domain, isAssumed } = this.#place
    const { origin } = release.settings
    if (domain === local && byProxies.some((header) => header in headers)) return
    if (isAssumed && !isLocalSite(origin)) return
    return `${name}.${domain}` === new URL(origin).hostname ? undefined : name
  }

  #nameIn(host: string | undefined): string | undefined {
    const [, name, domain] = host?.toLowerCase().match(/^([^.:]+)\.([^:]+)(?::\d*)?$/) ?? []
    return name !== undefined && domain === this.#place.domain && isPreviewName(name) ? name : undefined
  }
}
