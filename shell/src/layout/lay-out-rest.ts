/** At 60 frames per second, this many take less time than a tap. */
const mostFrames = 6

/**
 * Lays out what the first paint has left for later (GlobalStyle.ts), in steps: all at once, it would take a slow phone
 * a tenth of a second, right when its visitor may press something.
 */
export async function layOutRest(): Promise<void> {
  const late = document.getAnimations().filter((one) => (one as CSSAnimation).animationName === 'below')
  const perFrame = Math.ceil(late.length / mostFrames)
  while (late.length > 0) {
    for (const piece of late.splice(0, perFrame)) piece.finish()
    await frame()
  }
  delete document.documentElement.dataset['fromTop']
}

/** Hidden tabs have no frames. */
const frame = (): Promise<unknown> | undefined =>
  document.hidden ? undefined : new Promise((resolve) => requestAnimationFrame(resolve))
