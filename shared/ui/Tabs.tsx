import { type KeyboardEvent, type ReactNode, type RefObject, useId, useRef } from 'react'
import { useHydrated } from '../hooks/use-hydrated.ts'
import { isShortcut } from '../is-shortcut.ts'
import { Layout, List, Mark, Meter, Panels } from './tab-parts.tsx'

export interface Tab {
  /** Labels the tab and, through it, its panel. */
  readonly label: string
  /** Before the label, such as a number or an icon. */
  readonly mark?: ReactNode
  readonly panel: ReactNode
}

interface TabsProps {
  /** Accessible name of the tab list. */
  readonly label: string
  readonly tabs: readonly Tab[]
  readonly selected: number
  readonly onSelect: (tab: number) => void
  /** On large screens: tabs above the panel, or beside it. */
  readonly layout?: 'above' | 'beside'
  /** From `useRotation`, if the tabs rotate. */
  readonly region?: RefObject<HTMLDivElement | null>
  readonly meter?: RefObject<HTMLSpanElement | null>
}

/**
 * Tabs and their panels. All panels share one grid cell, as tall as the tallest, so nothing moves when the
 * selection changes or the page hydrates. Without JavaScript, in print, or if the code fails to load, the panels
 * are stacked and all open.
 */
export const Tabs = ({ label, tabs, selected, onSelect, layout = 'above', region, meter }: TabsProps) => {
  const id = useId()
  const hydrated = useHydrated()
  const list = useRef<HTMLDivElement>(null)

  const onKeyDown = (event: KeyboardEvent) => {
    const target = tabAfter(event.key, selected, tabs.length)
    if (target === undefined || isShortcut(event)) return
    event.preventDefault()
    onSelect(target)
    list.current?.querySelectorAll<HTMLElement>('[role=tab]')[target]?.focus()
  }

  return (
    <Layout ref={region} data-layout={layout} data-live={hydrated} data-wakes>
      <List ref={list} $count={tabs.length} role="tablist" aria-label={label} onKeyDown={onKeyDown}>
        {tabs.map((tab, i) => (
          <button
            key={tab.label}
            type="button"
            role="tab"
            id={`${id}-tab-${i}`}
            aria-controls={`${id}-panel-${i}`}
            aria-selected={i === selected}
            tabIndex={i === selected ? 0 : -1}
            onClick={() => onSelect(i)}
          >
            {tab.mark && <Mark aria-hidden="true">{tab.mark}</Mark>}
            {tab.label}
            {meter && <Meter ref={i === selected ? meter : undefined} aria-hidden="true" />}
          </button>
        ))}
      </List>
      <Panels>
        {tabs.map((tab, i) => (
          <div
            key={tab.label}
            role="tabpanel"
            id={`${id}-panel-${i}`}
            aria-labelledby={`${id}-tab-${i}`}
            data-selected={i === selected}
          >
            {tab.panel}
          </div>
        ))}
      </Panels>
    </Layout>
  )
}

/** Whether the tabs form a row or a column depends on the screen, so both pairs of arrow keys work. */
function tabAfter(key: string, selected: number, count: number): number | undefined {
  if (key === 'ArrowRight' || key === 'ArrowDown') return (selected + 1) % count
  if (key === 'ArrowLeft' || key === 'ArrowUp') return (selected + count - 1) % count
  if (key === 'Home') return 0
  if (key === 'End') return count - 1
  return undefined
}
