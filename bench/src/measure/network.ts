import type { CDPSession } from '@playwright/test'

interface Transfer {
  /** Size as transferred, including headers. */
  readonly bytes: number
  readonly scriptBytes: number
  readonly requests: number
}

export interface Traffic {
  /** Everything requested within this many ms of the first request. */
  within(milliseconds: number): Transfer
  /** Length of the longest chain of files in which each one requested the next. */
  readonly depth: number
  /** Time since the last network activity, in ms. */
  quietSince(): number
}

interface File {
  readonly depth: number
  readonly url: string
  /** Time of the request, in s by the browser's clock. */
  readonly requested: number
  isScript: boolean
  bytes: number
}

/** Records everything that a page fetches. */
export function listen(session: CDPSession): Traffic {
  const files = new Map<string, File>()
  let last = performance.now()
  const depthOf = (url: string | undefined): number => {
    let depth = 0
    for (const file of files.values()) if (file.url === url) depth = Math.max(depth, file.depth)
    return depth
  }
  session.on('Network.requestWillBeSent', ({ requestId, request, initiator, timestamp }) => {
    if (!request.url.startsWith('http')) return
    last = performance.now()
    const { stack } = initiator
    const initiatorUrl = initiator.url ?? (stack?.callFrames[0] ?? stack?.parent?.callFrames[0])?.url
    const depth = 1 + (initiatorUrl ? depthOf(initiatorUrl) : 0)
    files.set(requestId, { depth, url: request.url, requested: timestamp, isScript: false, bytes: 0 })
  })
  session.on('Network.responseReceived', ({ requestId, response }) => {
    const file = files.get(requestId)
    if (file) file.isScript = response.mimeType.includes('javascript')
  })
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const file = files.get(requestId)
    if (file) file.bytes = encodedDataLength
    last = performance.now()
  })
  const all = () => [...files.values()]
  const sum = (some: readonly File[]) => some.reduce((total, { bytes }) => total + bytes, 0)
  return {
    get depth() {
      return Math.max(...all().map(({ depth }) => depth))
    },
    within(milliseconds) {
      const [first] = all()
      const some = all().filter(
        ({ requested }) => 1000 * (requested - (first?.requested ?? 0)) <= milliseconds,
      )
      return {
        bytes: sum(some),
        scriptBytes: sum(some.filter(({ isScript }) => isScript)),
        requests: some.length,
      }
    },
    quietSince: () => performance.now() - last,
  }
}
