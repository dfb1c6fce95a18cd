const signs = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const

/** When the visitor does anything at the page, once. Returns how to stop listening. */
export function onSign(act: (sign: Event) => void): () => void {
  const stop = () => {
    for (const sign of signs) removeEventListener(sign, heard, true)
  }
  const heard = (sign: Event) => {
    stop()
    act(sign)
  }
  for (const sign of signs) addEventListener(sign, heard, { capture: true, passive: true })
  return stop
}

/** From now on; whoever asks whether there was a sign ends it. */
export function watchSigns(): () => boolean {
  let hasCome = false
  const stop = onSign(() => {
    hasCome = true
  })
  return () => {
    stop()
    return hasCome
  }
}
