import { painted } from './painted.ts'

/** Waits until the visitor interacts, an element that needs React is painted and in view, or React is ready. */
export async function untilNeeded(firstInteraction: Promise<void>, ready: Promise<void>): Promise<void> {
  const root = document.documentElement
  root.dataset['waits'] = ''
  await Promise.any([firstInteraction, painted().then(() => inView('[data-wakes]')), ready])
  delete root.dataset['waits']
}

function inView(selector: string): Promise<void> {
  return new Promise((resolve) => {
    const observer = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return
      observer.disconnect()
      resolve()
    })
    for (const element of document.querySelectorAll(selector)) observer.observe(element)
  })
}
