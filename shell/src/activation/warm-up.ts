import { isSlowLine, savesData } from '../browser/connection.ts'
import { idle } from './idle.ts'
import { painted } from './painted.ts'

/**
 * Gets the code of a page that will need it ready before anybody touches the page: once all that a reader sees has been
 * painted, and in idle time. Never resolves where no code is needed, and on lines that are slow or paid by the byte.
 */
export async function warmUp(files: DocumentFragment, run: () => Promise<unknown>): Promise<void> {
  if (!document.querySelector('[data-wakes]') || savesData() || isSlowLine()) return new Promise(() => {})
  await picturesLoaded()
  await painted()
  await nextFrames()
  await idle()
  const arrived = [...files.querySelectorAll('link')].map(settled)
  document.head.append(files)
  await Promise.all(arrived)
  await idle()
  await run()
  await idle()
}

/** What is ready to be painted now has been handed over by then. */
const nextFrames = (): Promise<void> =>
  new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve())))

/** Those that are seen at first may be the largest paint. */
async function picturesLoaded(): Promise<void> {
  const pending = [...document.images].filter(({ complete, loading }) => !complete && loading !== 'lazy')
  await Promise.all(pending.map(settled))
}

const settled = (element: Element): Promise<void> =>
  new Promise((resolve) => {
    for (const end of ['load', 'error']) element.addEventListener(end, () => resolve(), { once: true })
  })
