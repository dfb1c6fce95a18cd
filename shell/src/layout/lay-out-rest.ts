/** At 60 frames per second, this many take less time than a tap. */
const mostFrames = 6

/**
 * Lays out what the first paint has left for later (GlobalStyle.ts), in steps of similar size: doing it in one go
 * would take a slow phone a tenth of a second, just when the visitor may press something.
 */
export async function layOutRest(): Promise<void> {
  const late = document.getAnimations().filter((one) => (one as CSSAnimation).animationName === 'below')
  const perFrame = late.reduce((sum, one) => sum + sizeOf(one), 0) / mostFrames
  while (late.length > 0) {
    await frame()
    let size = 0
    for (; late[0] && size < perFrame; late.shift()) {
      size += sizeOf(late[0])
      late[0].finish()
    }
  }
  await frame()
  delete document.documentElement.dataset['fromTop']
}

/** In elements: the animated one and its descendants. */
const sizeOf = ({ effect }: Animation): number =>
  1 + ((effect as KeyframeEffect).target?.querySelectorAll('*').length ?? 0)

/** Hidden tabs have no frames. */
const frame = (): Promise<unknown> | undefined =>
  document.hidden ? undefined : new Promise((resolve) => requestAnimationFrame(resolve))
