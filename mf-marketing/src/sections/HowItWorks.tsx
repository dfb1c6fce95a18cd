import { Section } from '@bridge/shared/ui/Section'
import type { Group, Shown } from '../content/item.ts'
import { RotatingTabs } from './RotatingTabs.tsx'
import { ShownPanel } from './ShownPanel.tsx'

/** A product's steps, one after the other. */
export const HowItWorks = ({ heading, lead, items }: Group<Shown>) => (
  <Section heading={heading} lead={lead} tone="card">
    <RotatingTabs
      label={heading}
      tabs={items.map((step, i) => ({
        label: step.heading,
        mark: i + 1,
        panel: <ShownPanel {...step} />,
      }))}
    />
  </Section>
)
