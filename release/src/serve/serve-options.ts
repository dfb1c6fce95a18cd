import type { FormSettings } from '../contact-form/form-settings.ts'
import type { ReceiverSettings } from '../events/receiver.ts'
import type { ServedPreviews } from '../previews/domain.ts'
import type { Store } from '../store/store.ts'
import type { CopySettings } from './copied.ts'
import type { Observer } from './observer.ts'

export interface ServeOptions {
  readonly store: Store
  readonly channel: string
  readonly port: number
  readonly host?: string
  /** How often to look for a new release, in ms. */
  readonly every?: number
  /** How long a client may take to read a response, or a piece of a large one, in ms. */
  readonly longestAnswer?: number
  /** Above this number, idle connections are closed. */
  readonly mostConnections?: number
  /** Where the contact form's messages go; without it, none are accepted. */
  readonly form?: FormSettings
  /** Limits on the reports accepted from browsers; without it, none are accepted. */
  readonly events?: ReceiverSettings
  /** Number of our own proxies in front of this server: that many trailing X-Forwarded-For entries are trusted. */
  readonly proxies?: number
  /** Where copies of what is served are kept; without it, they are kept in memory only. */
  readonly copies?: CopySettings | undefined
  /** Where the server remembers which release it trusted last; without it, keys are ignored. */
  readonly trust?: string
  /** The domain of the previews' hosts; without it, no previews are shown. */
  readonly previews?: ServedPreviews | undefined
  /** How old the newest signature on the channel may be before the server warns, in ms. */
  readonly freshness?: number | undefined
  /** How long a cache in front may keep what changes with a release, as a CDN-Cache-Control value. */
  readonly cdn?: string | undefined
  /** Notified of what the server does. */
  readonly observers?: readonly Observer[]
}
