import { isShortcut } from '@bridge/shared/is-shortcut'
import { isOnLink } from '../is-on-link.ts'
import { linkFor } from './arrow-keys.ts'

const closeAfter = 300

/**
 * What script adds to a native popover and its button: hover, arrow keys, and the state for screen readers. The browser
 * itself opens and closes it on clicks, inside or outside, one menu at a time.
 */
export function startDropdowns(): void {
  for (const panel of document.querySelectorAll<HTMLElement>('#root > header [popover]')) {
    const trigger = panel.previousElementSibling
    const item = panel.parentElement
    if (!('popover' in panel) || !(trigger instanceof HTMLElement) || !item) continue
    startDropdown({ item, trigger, panel })
  }
}

interface Dropdown {
  readonly item: HTMLElement
  readonly trigger: HTMLElement
  readonly panel: HTMLElement
}

function startDropdown(dropdown: Dropdown): void {
  const { item, trigger, panel } = dropdown
  sayState(dropdown)
  openOnHover(dropdown)
  walkByKeys(dropdown)
  panel.addEventListener('click', (event) => {
    if (isOnLink(event)) panel.togglePopover(false)
  })
  document.addEventListener('keydown', ({ key }) => {
    if (key !== 'Escape' || !isOpen(panel)) return
    const { activeElement: focused } = document
    const isTaken = focused !== null && focused !== document.body && !item.contains(focused)
    panel.togglePopover(false)
    if (!isTaken) trigger.focus() // the visitor may be typing in a field while the pointer rests on the menu
  })
}

function sayState({ trigger, panel }: Dropdown): void {
  const say = (open: boolean) => trigger.setAttribute('aria-expanded', String(open))
  panel.addEventListener('toggle', ({ newState }) => say(newState === 'open'))
  say(isOpen(panel)) // a click may have opened it before this ran
}

function openOnHover({ item, trigger, panel }: Dropdown): void {
  let leaving: ReturnType<typeof setTimeout> | undefined
  let openedByHover = false

  item.addEventListener('pointerenter', ({ pointerType }) => {
    if (pointerType !== 'mouse') return
    clearTimeout(leaving)
    if (isOpen(panel)) return
    openedByHover = true
    panel.togglePopover(true)
  })
  item.addEventListener('pointerleave', ({ pointerType }) => {
    if (pointerType === 'mouse') leaving = setTimeout(() => panel.togglePopover(false), closeAfter)
  })
  trigger.addEventListener('click', (event) => {
    if (openedByHover) event.preventDefault() // a mouse hovers before it clicks: that click means 'open'
    openedByHover = false
  })
  panel.addEventListener('toggle', ({ newState }) => {
    if (newState === 'closed') openedByHover = false
  })
}

function walkByKeys({ item, panel }: Dropdown): void {
  item.addEventListener('keydown', (event) => {
    const link = linkFor(event.key, panel)
    if (!link || isShortcut(event)) return
    event.preventDefault()
    panel.togglePopover(true)
    link.focus()
  })
  item.addEventListener('focusout', ({ relatedTarget }) => {
    if (relatedTarget && !item.contains(relatedTarget as Node)) panel.togglePopover(false)
  })
}

const isOpen = (panel: HTMLElement): boolean => panel.matches(':popover-open')
