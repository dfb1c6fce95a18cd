import { useRotation } from '@bridge/shared/hooks/use-rotation'
import { type Tab, Tabs } from '@bridge/shared/ui/Tabs'

interface RotatingTabsProps {
  readonly label: string
  readonly tabs: readonly Tab[]
  readonly layout?: 'above' | 'beside'
}

/** Tabs that are shown in turn, for five seconds each. */
export const RotatingTabs = ({ label, tabs, layout = 'beside' }: RotatingTabsProps) => {
  const { selected, select, region, meter } = useRotation<HTMLDivElement>(tabs.length)
  return (
    <Tabs
      label={label}
      tabs={tabs}
      selected={selected}
      onSelect={select}
      layout={layout}
      region={region}
      meter={meter}
    />
  )
}
