import { painted } from './painted.ts'
import { visitorCame } from './visitor.ts'

/** Until a visitor is at the page, something that needs React has been painted in view, or React is ready all the same. */
export async function untilNeeded(ready: Promise<void>): Promise<void> {
  const root = document.documentElement
  root.dataset['waits'] = ''
  await Promise.any([visitorCame, painted().then(() => inView('[data-wakes]')), ready])
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
