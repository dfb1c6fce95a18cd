// @ts-check
/** Runs in every measured page before the page's own scripts. */
;(() => {
  /** @type {import('./probe.ts').Probe} */
  const probe = { lcp: 0, cls: 0, tasks: [] }
  Object.assign(window, { bridgeBench: probe })

  /** @param {string} type @param {(entry: any) => void} note */
  const observe = (type, note) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true })
  observe('largest-contentful-paint', (entry) => {
    probe.lcp = entry.startTime
  })
  observe('layout-shift', (entry) => {
    if (!entry.hadRecentInput) probe.cls += entry.value
  })
  observe('longtask', (entry) => probe.tasks.push([entry.startTime, entry.duration]))

  new MutationObserver(() => {
    if (document.querySelector('dialog[open]')) probe.menu ??= performance.now()
  }).observe(document, { subtree: true, attributes: true, attributeFilter: ['open'] })

  const hasLayout = () => document.querySelector('header[data-alive]') !== null
  const hasPage = () =>
    Object.keys(document.querySelector('main h1') ?? {}).some((key) => key.startsWith('__reactFiber'))
  const waits = () => document.readyState !== 'loading' && document.getElementById('bridge-later') !== null

  /** At `time`, in ms after the start of the navigation, scrolls a control into view; resolves with its centre. */
  const controlAt = (/** @type {string} */ selector, /** @type {number} */ time) =>
    new Promise((resolve) => {
      const look = () => {
        const control = document.querySelector(selector)
        if (!control) return setTimeout(look, 16)
        control.scrollIntoView({ block: 'center', behavior: 'instant' })
        requestAnimationFrame(() => {
          const { left, top, width, height } = control.getBoundingClientRect()
          resolve([left + width / 2, top + height / 2])
        })
      }
      setTimeout(look, Math.max(0, time - performance.now()))
    })
  Object.assign(window, { bridgeBenchControl: controlAt })

  let touched = 0
  addEventListener('touchstart', () => (touched ||= performance.now()), { capture: true, passive: true })
  new MutationObserver(() => {
    if (
      !touched ||
      probe.answered ||
      !document.querySelector('[role=tab][aria-selected=true]:not(:first-child)')
    )
      return
    requestAnimationFrame(() =>
      setTimeout(() => {
        probe.answered ??= performance.now() - touched
      }),
    )
  }).observe(document, { subtree: true, attributes: true, attributeFilter: ['aria-selected'] })

  const timer = setInterval(() => {
    if (!hasLayout()) return
    if (waits() || hasPage()) probe.interactive ??= performance.now()
    if (!hasPage()) return
    if (touched) probe.woken = performance.now() - touched
    clearInterval(timer)
  }, 16)

  addEventListener(
    'click',
    () => {
      const before = document.querySelector('main h1')?.textContent
      const clicked = performance.now()
      delete probe.shown
      const observer = new MutationObserver(() => {
        const heading = document.querySelector('main h1')?.textContent
        if (!heading || heading === before) return
        observer.disconnect()
        requestAnimationFrame(() => {
          probe.shown = performance.now() - clicked
        })
      })
      observer.observe(document, { subtree: true, childList: true, characterData: true })
    },
    { capture: true },
  )
})()
