import { isSlowLine, savesData } from '../browser/connection.ts'
import { idle } from './idle.ts'
import { painted } from './painted.ts'

/**
 * Before the visitor touches the page, loads and runs the code that the page will need: in idle time, once
 * everything in view is painted. Never resolves if no code is needed, or on slow or data-saving connections.
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

/** Resolves once everything that is ready to be painted has been committed to a frame. */
const nextFrames = (): Promise<void> =>
  new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve())))

/** Images initially in view may be the largest contentful paint. */
async function picturesLoaded(): Promise<void> {
  const pending = [...document.images].filter(({ complete, loading }) => !complete && loading !== 'lazy')
  await Promise.all(pending.map(settled))
}

const settled = (element: Element): Promise<void> =>
  new Promise((resolve) => {
    for (const end of ['load', 'error']) element.addEventListener(end, () => resolve(), { once: true })
  })
