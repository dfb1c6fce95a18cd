import type { Page } from '@playwright/test'

/** Two ways in which a browser can replace a text node with its translation. */
export const ways = ['replaces each text node', 'inserts each translation, then removes the text'] as const

/**
 * Translates the page, and whatever it shows from then on, as Chrome does: an element replaces each text node. The
 * translation of 'Send' is 'Send‡'.
 */
export const translatePage = (page: Page, way: (typeof ways)[number] = ways[0]): Promise<void> =>
  page.evaluate((isReplaced) => {
    const translate = (text: Text) => {
      if (
        !text.isConnected ||
        !text.data.trim() ||
        text.parentElement?.closest('font, script, style, svg, select')
      )
        return
      const font = document.createElement('font')
      font.append(document.createElement('font'))
      font.firstElementChild?.append(`${text.data}‡`)
      if (isReplaced) text.replaceWith(font)
      else {
        text.before(font)
        text.remove()
      }
    }
    const translateAll = (root: Node) => {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
      const texts: Text[] = []
      while (walker.nextNode()) texts.push(walker.currentNode as Text)
      for (const text of texts) translate(text)
    }
    document.documentElement.lang = 'hi'
    translateAll(document.body)
    new MutationObserver((changes) => {
      for (const { target, addedNodes } of changes) {
        if (target instanceof Text) translate(target)
        for (const node of addedNodes)
          if (node instanceof Text) translate(node)
          else translateAll(node)
      }
    }).observe(document.body, { childList: true, characterData: true, subtree: true })
  }, way === ways[0])
