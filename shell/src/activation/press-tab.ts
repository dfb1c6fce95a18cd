import { showTab } from '@bridge/shared/ui/show-tab'

/** The tab pressed last in each list. */
const pressed = new WeakMap<ParentNode, Element>()

/**
 * Shows the tab's panel immediately. Returns a function that replays the press; a later press in the same list
 * supersedes this one.
 */
export function pressTab(tab: HTMLElement): () => void {
  const list = tab.parentNode
  if (!list || !showTab(tab)) return () => tab.click()
  pressed.set(list, tab)
  return () => {
    if (pressed.get(list) === tab) tab.click()
  }
}
