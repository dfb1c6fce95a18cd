/**
 * Chrome and Edge translate a page by replacing each text node with an element. React does not notice: changing or
 * removing a text node, or inserting something before it, would fail or show nothing. So the text node is put back
 * first, and the browser then translates it again. Returns whether the page has been translated so far.
 */
export function keepTranslated(main: Element): () => boolean {
  const wasTranslated = main.querySelector(translation) !== null
  const translations = new WeakMap<Node, Element>()
  const putBack = (text: Node | null) => {
    const translation = text && translations.get(text)
    if (translation?.isConnected) translation.replaceWith(text as Node)
  }
  const watch = () => {
    const { removeChild, insertBefore } = main
    Node.prototype.removeChild = function <T extends Node>(child: T) {
      putBack(child)
      return removeChild.call(this, child) as T
    }
    Node.prototype.insertBefore = function <T extends Node>(node: T, before: Node | null) {
      putBack(before)
      return insertBefore.call(this, node, before) as T
    }
  }
  let isTranslated = false
  new MutationObserver((changes) => {
    for (const change of changes)
      for (const text of change.removedNodes) {
        const translation = text instanceof Text && !text.isConnected && translationIn(change)
        if (!translation) continue
        if (!isTranslated) watch()
        isTranslated = true
        translations.set(text, translation)
        putBackBeforeChange(text, putBack)
      }
  }).observe(main, { childList: true, subtree: true })
  return () => wasTranslated || isTranslated
}

/** No page has this element itself: the gate refuses it. */
const translation = 'font'

/** The translation either replaces the text, or is inserted beside it before the text is removed. */
const translationIn = ({ addedNodes, previousSibling, nextSibling }: MutationRecord): Element | undefined =>
  [...addedNodes, previousSibling, nextSibling].find(isTranslation)

const isTranslation = (node: Node | null): node is Element =>
  node instanceof Element && node.matches(translation)

function putBackBeforeChange(text: Text, putBack: (text: Node) => void): void {
  const nodeValue = Object.getOwnPropertyDescriptor(
    Node.prototype,
    'nodeValue',
  ) as Required<PropertyDescriptor>
  Object.defineProperty(text, 'nodeValue', {
    ...nodeValue,
    set(value: string) {
      putBack(this)
      nodeValue.set.call(this, value)
    },
  })
}
