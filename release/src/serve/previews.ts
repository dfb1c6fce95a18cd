import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http'
import { setTimeout } from 'node:timers/promises'
import { DamagedError, ReleaseError } from '../errors.ts'
import { Collector } from '../messages/collector.ts'
import type { FormSettings } from '../messages/form-settings.ts'
import { isPreviewName } from '../names.ts'
import { local } from '../previews/domain.ts'
import { findPreview, previewNames } from '../previews/find-preview.ts'
import { hasEnded, type Preview } from '../records/preview.ts'
import { drained } from '../requests/drained.ts'
import type { Store } from '../store/store.ts'
import { type Answering, answer, hasTwoHosts } from './answer-request.ts'
import { type Body, textBody } from './body.ts'
import type { LiveSite } from './live-site.ts'
import { loadNext } from './load-next.ts'
import type { Sent } from './onlooker.ts'
import { marked } from './preview-mark.ts'
import { admission } from './private-preview.ts'
import { plain } from './send.ts'
import { summary } from './site-texts.ts'

interface Place {
  readonly store: Store
  readonly channel: string
  /** Each preview has a host under it. */
  readonly domain: string
  readonly form: FormSettings | undefined
}

interface Shown {
  readonly preview: Preview
  readonly site: LiveSite
}

interface Known {
  /** When the store was last asked, by `performance.now()`: the system's clock may be set back. */
  at: number
  isAsking: boolean
  shown: Promise<Shown | undefined>
  /** What it was before. */
  last: Shown | undefined
}

/** What proxies add. */
const byProxies = ['forwarded', 'via', 'x-forwarded-for', 'x-forwarded-host', 'x-real-ip']

const never = Number.NEGATIVE_INFINITY

/** In ms: how soon a new preview, or the end of one, is noticed. */
const fresh = 1000

/** In ms: a store that takes longer to answer counts as out of reach, and the preview is shown as last known. */
const patience = 1000

/** How many are kept, most recent first; they share with the live site whatever is the same. */
const mostKept = 20

/** Previews keep no messages. */
const nowhere = { append: async () => true }

/** Answers requests to the hosts of previews. */
export class Previews {
  readonly #place: Place
  readonly #collector: Collector | undefined
  readonly #known = new Map<string, Known>()
  #names: { at: number; names: Promise<ReadonlySet<string>> } | undefined

  constructor(place: Place) {
    this.#place = place
    this.#collector = place.form && new Collector(place.form, nowhere)
  }

  /** The site's own host must not be mistaken for a preview's. */
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
    const shown = await this.#find(name, site)
    if (!shown || hasEnded(shown.preview)) {
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
   * The site's own host is never a preview's, wherever settings have moved it. Hosts under localhost are for this
   * machine alone: a request through a proxy comes from elsewhere.
   */
  #nameFor(headers: IncomingHttpHeaders, { release }: LiveSite): string | undefined {
    const name = this.#nameIn(headers.host)
    if (name === undefined) return
    const { domain } = this.#place
    if (domain === local && byProxies.some((header) => header in headers)) return
    return `${name}.${domain}` === new URL(release.settings.origin).hostname ? undefined : name
  }

  #nameIn(host: string | undefined): string | undefined {
    const [, name, domain] = host?.toLowerCase().match(/^([^.:]+)\.([^:]+)(?::\d*)?$/) ?? []
    return name !== undefined && domain === this.#place.domain && isPreviewName(name) ? name : undefined
  }

  /** Shows the preview as last known while the store is out of reach. */
  async #find(name: string, live: LiveSite): Promise<Shown | undefined> {
    if (!this.#known.has(name) && !(await this.#isName(name))) return
    const known = this.#known.get(name) ?? this.#remember(name)
    if (!known.isAsking && known.at <= performance.now() - fresh) {
      known.isAsking = true
      known.shown = this.#load(name, live, known)
      known.shown.catch(() => {}) // reported to whatever awaits it
      this.#known.delete(name)
      this.#known.set(name, known)
    }
    const { last, shown, isAsking } = known
    return isAsking && last ? Promise.race([shown, setTimeout(patience, last, { ref: false })]) : shown
  }

  #remember(name: string): Known {
    const known: Known = { at: never, isAsking: false, shown: Promise.resolve(undefined), last: undefined }
    this.#known.set(name, known)
    const [oldest] = this.#known.keys()
    if (this.#known.size > mostKept && oldest !== undefined) this.#known.delete(oldest)
    return known
  }

  /** Made-up names cost the store nothing. */
  async #isName(name: string): Promise<boolean> {
    const { store, channel } = this.#place
    if (!this.#names || this.#names.at < performance.now() - fresh)
      this.#names = {
        at: performance.now(),
        names: previewNames(store, channel).then((names) => new Set(names)),
      }
    return (await this.#names.names).has(name)
  }

  async #load(name: string, live: LiveSite, known: Known): Promise<Shown | undefined> {
    const { last } = known
    try {
      const preview = await findPreview(this.#place.store, live.release, name)
      if (preview && last?.preview.sha256 !== preview.sha256)
        known.last = { preview, site: hasEnded(preview) ? live : await this.#siteOf(preview, live) }
    } catch (error) {
      if (!last || error instanceof DamagedError) {
        known.last = undefined
        throw error
      }
    } finally {
      known.at = performance.now()
      known.isAsking = false
    }
    return known.last
  }

  async #siteOf({ name, until, release }: Preview, live: LiveSite): Promise<LiveSite> {
    const { site } = await loadNext(this.#place.store, release, live)
    const about = { ...summary(site.release), release: release.parent, preview: name, until }
    const texts = new Map(site.texts).set('/release.json', textBody('/release.json', JSON.stringify(about)))
    return { ...site, texts }
  }
}
