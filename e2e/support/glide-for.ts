/** Runs in the browser: makes each smooth scroll to the top take this long, even if hardly any frames are drawn. */
export function glideFor(milliseconds: number): void {
  const scrollIntoView = Element.prototype.scrollIntoView
  let glide: ReturnType<typeof setInterval>
  Element.prototype.scrollIntoView = function (options) {
    clearInterval(glide)
    if (this !== document.documentElement || typeof options !== 'object' || options.behavior !== 'smooth')
      return scrollIntoView.call(this, options)
    const start = performance.now()
    const from = scrollY
    glide = setInterval(() => {
      const done = Math.min(1, (performance.now() - start) / milliseconds)
      scrollTo({ top: from * (1 - done), behavior: 'instant' })
      if (done === 1) clearInterval(glide)
    }, 10)
  }
}
