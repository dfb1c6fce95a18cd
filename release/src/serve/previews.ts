import type { IncomingMessage, ServerResponse } from 'node:http'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import { contentHash } from '@bridge/shared/hash'
import { ReleaseError } from '../errors.ts'
import { Collector } from '../forms/collector.ts'
import { drained } from '../forms/drained.ts'
import type { FormSettings } from '../forms/form-settings.ts'
import { isPreviewName } from '../names.ts'
import { findPreview, previewNames } from '../previews/find-preview.ts'
import { hasEnded, type Preview } from '../records/preview.ts'
import type { Encoding } from '../store/compressed.ts'
import type { Store } from '../store/store.ts'
import { type Answering, answer, plain } from './answer-request.ts'
import { type Body, textBody } from './body.ts'
import { type LiveSite, loadSite } from './live-site.ts'
import { withMark } from './preview-mark.ts'
import { admission } from './private-preview.ts'
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

/** In ms: how soon a new preview, or the end of one, is noticed. */
const fresh = 1000

/** Those asked for last; they share with the live site whatever is the same. */
const mostKept = 20

/** Previews keep no messages. */
const nowhere = { append: async () => true }

/** Answers requests to the hosts of previews. */
export class Previews {
  readonly #place: Place
  readonly #collector: Collector | undefined
  readonly #shown = new Map<string, { at: number; shown: Promise<Shown | undefined> }>()
  #names: { at: number; names: Promise<ReadonlySet<string>> } | undefined

  constructor(place: Place) {
    this.#place = place
    this.#collector = place.form && new Collector(place.form, nowhere)
  }

  /** The site's own host must not be taken for a preview's. */
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
  ): Promise<Buffer | undefined> | undefined {
    const name = this.#nameIn(request.headers.host)
    return name === undefined ? undefined : this.#answer(name, { router, site }, request, response)
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
      return plain(response, 403, `The preview ${name} is private. Open it by the link that you were sent.\n`)
    }
    const changed = (page: Body) => marked(page, preview)
    return answer({ router, site: shown.site, collector: this.#collector, changed }, request, response)
  }

  #nameIn(host: string | undefined): string | undefined {
    const [, name, domain] = host?.toLowerCase().match(/^([^.:]+)\.([^:]+)(?::\d*)?$/) ?? []
    return name !== undefined && domain === this.#place.domain && isPreviewName(name) ? name : undefined
  }

  /** What is known serves on while the store is out of reach. */
  async #find(name: string, live: LiveSite): Promise<Shown | undefined> {
    if (!this.#shown.has(name) && !(await this.#isName(name))) return
    const known = this.#shown.get(name)
    if (known && known.at > Date.now() - fresh) return known.shown
    const shown = this.#load(name, live, known?.shown)
    this.#shown.delete(name)
    this.#shown.set(name, { at: Date.now(), shown })
    const [oldest] = this.#shown.keys()
    if (this.#shown.size > mostKept && oldest !== undefined) this.#shown.delete(oldest)
    return shown
  }

  /** Made-up names cost the store nothing. */
  async #isName(name: string): Promise<boolean> {
    const { store, channel } = this.#place
    if (!this.#names || this.#names.at < Date.now() - fresh)
      this.#names = {
        at: Date.now(),
        names: previewNames(store, channel).then((names) => new Set(names)),
      }
    return (await this.#names.names).has(name)
  }

  async #load(
    name: string,
    live: LiveSite,
    before: Promise<Shown | undefined> | undefined,
  ): Promise<Shown | undefined> {
    const last = await before?.catch(() => undefined)
    try {
      const preview = await findPreview(this.#place.store, live.release, name)
      if (!preview || last?.preview.sha256 === preview.sha256) return last
      if (hasEnded(preview)) return { preview, site: live }
      return { preview, site: await this.#siteOf(preview, live) }
    } catch (error) {
      if (last && !(error instanceof ReleaseError)) return last
      throw error
    }
  }

  async #siteOf(preview: Preview, live: LiveSite): Promise<LiveSite> {
    const { name, until, release } = preview
    const site = await loadSite(this.#place.store, release, live)
    const about = { ...summary(release), release: release.parent, preview: name, until }
    const texts = new Map(site.texts).set('/release.json', textBody('/release.json', JSON.stringify(about)))
    return { ...site, texts }
  }
}

const compressed = promisify(gzip)

/** Compressed as it is sent: previews have few visitors. */
async function marked(page: Body, preview: Preview): Promise<Body> {
  const html = await page.read('identity')
  if (!html) throw new Error('a page that the preview names is not in the store')
  const content = Buffer.from(withMark(html.toString('utf8'), preview))
  const read = async (encoding: Encoding) => {
    if (encoding === 'identity') return content
    return encoding === 'gzip' ? compressed(content) : undefined
  }
  return { tag: contentHash(content), type: page.type, read }
}
