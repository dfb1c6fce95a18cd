const direct = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const

/** Calls `act` once, on the visitor's next interaction. Returns a function that stops listening. */
export function onInteraction(act: (event: Event) => void, types: readonly string[] = direct): () => void {
  const stop = () => {
    for (const type of types) removeEventListener(type, heard, true)
  }
  const heard = (event: Event) => {
    stop()
    act(event)
  }
  for (const type of types) addEventListener(type, heard, { capture: true, passive: true })
  return stop
}

/**
 * Watches from now on. The returned function says whether there has been an interaction, and ends the watch.
 * Includes `click` and `input`: assistive technology and dictation fire them without a pointer or key event.
 */
export function watchInteractions(): () => boolean {
  let hasCome = false
  const stop = onInteraction(() => {
    hasCome = true
  }, [...direct, 'click', 'input'])
  return () => {
    stop()
    return hasCome
  }
}
