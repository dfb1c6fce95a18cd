import { visitorCame } from './visitor.ts'

/** Until somebody is at the page, or something comes into view that needs React. */
export async function untilNeeded(): Promise<void> {
  const root = document.documentElement
  root.dataset['waits'] = ''
  await Promise.race([visitorCame, inView('[data-wakes]')])
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
