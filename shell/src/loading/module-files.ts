import { type Pin, partAddress } from '@bridge/shared/pin'

const arrivals = new Map<string, Promise<void>>()

/**
 * Loads the files of a version into the browser's module map, each checked against its hash. A file that
 * fails the check must not be imported: the browser would fetch it again, unchecked.
 */
export function fetchFiles(
  pin: Pin,
  files: readonly string[],
  heard: () => void = () => {},
): Promise<unknown> {
  const address = partAddress(pin.part, pin.version)
  return Promise.all(
    files.map((file) => {
      const hash = pin.files[file]
      // Only a dev server's files have no hash (shared/dev).
      return hash ? fetchOnce(address + file, `sha256-${hash}`).then(heard) : undefined
    }),
  )
}

function fetchOnce(url: string, integrity: string): Promise<void> {
  let arrival = arrivals.get(url)
  if (!arrival) {
    arrival = fetchModule(url, integrity)
    arrivals.set(url, arrival)
    arrival.catch(() => arrivals.delete(url))
  }
  return arrival
}

async function fetchModule(url: string, integrity: string): Promise<void> {
  const link = document.createElement('link')
  if (!checksPreloads(link)) {
    const answer = await fetch(url, { integrity })
    if (!answer.ok) throw new Error(`${url}: ${answer.status}`)
    return
  }
  link.rel = 'modulepreload'
  link.integrity = integrity
  link.crossOrigin = ''
  link.href = url
  await new Promise<void>((resolve, reject) => {
    link.onload = () => resolve()
    link.onerror = () => reject(new Error(`${url}: missing, altered or not JavaScript`))
    document.head.append(link)
  }).finally(() => link.remove())
}

/** WebKit ignores preloaded modules' hashes (as of 2.50): https://github.com/WebKit/WebKit/pull/28253 */
const checksPreloads = ({ relList }: HTMLLinkElement): boolean =>
  relList.supports('modulepreload') && !navigator.vendor.startsWith('Apple')

/** Whether one of these files arrives but does not match its hash. */
export async function isAltered(pin: Pin, files: readonly string[]): Promise<boolean> {
  for (const file of files) {
    const address = partAddress(pin.part, pin.version) + file
    const integrity = `sha256-${pin.files[file]}`
    const arrives = (init: RequestInit) =>
      fetch(address, init).then(
        ({ ok }) => ok,
        () => false,
      )
    if (!(await arrives({ integrity })) && (await arrives({}))) return true
  }
  return false
}
