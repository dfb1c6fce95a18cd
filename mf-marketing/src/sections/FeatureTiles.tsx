import { Section } from '@bridge/shared/ui/Section'
import { features } from '../content/home/features.ts'
import { RotatingTabs } from './RotatingTabs.tsx'
import { ShownPanel } from './ShownPanel.tsx'

/** What every product comes with: six rotating tiles. */
export const FeatureTiles = () => (
  <Section heading={features.heading} lead={features.lead}>
    <RotatingTabs
      label={features.heading}
      tabs={features.tiles.map((tile) => ({
        label: tile.heading,
        panel: <ShownPanel {...tile} />,
      }))}
    />
  </Section>
)
