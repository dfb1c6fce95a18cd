/** Runs in the page: words and figures that begin on one line and end on another, in a selector’s elements. */
export function brokenWords(selector: string): string[] {
  const broken: string[] = []
  for (const element of document.querySelectorAll(selector)) {
    const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
    while (texts.nextNode()) {
      const text = texts.currentNode as Text
      if (text.parentElement?.closest('svg') || !text.parentElement?.checkVisibility()) continue
      for (const { 0: word, index } of text.data.matchAll(/[^\s/–—-]+/g)) {
        const range = document.createRange()
        range.setStart(text, index)
        range.setEnd(text, index + word.length)
        const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)))
        if (lines.size > 1) broken.push(word)
      }
    }
  }
  return broken
}
