/**
 * Shows a tab's panel as `Tabs` does, without React: for presses before the page's code has arrived. Does nothing and
 * returns false if the tab is not one of `Tabs`.
 */
export function showTab(tab: Element): boolean {
  const list = tab.closest('[role=tablist]')
  const panelOf = (one: Element) => document.getElementById(one.getAttribute('aria-controls') ?? '')
  if (!list || !panelOf(tab)?.dataset['selected']) return false
  for (const one of list.children) {
    const isSelected = String(one === tab)
    one.setAttribute('aria-selected', isSelected)
    panelOf(one)?.setAttribute('data-selected', isSelected)
  }
  return true
}
