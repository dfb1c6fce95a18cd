import { Section } from '@bridge/shared/ui/Section'
import { styled } from 'styled-components'
import { features } from '../content/home/features.ts'
import { RotatingTabs } from './RotatingTabs.tsx'
import { ShownPanel } from './ShownPanel.tsx'

/** What every product comes with: six rotating tiles. */
export const FeatureTiles = () => (
  <Section heading={features.heading} lead={features.lead}>
    <Lit>
      <RotatingTabs
        label={features.heading}
        tabs={features.tiles.map((tile) => ({
          label: tile.heading,
          panel: <ShownPanel {...tile} />,
        }))}
      />
    </Lit>
  </Section>
)

/** The panels on one ground, as high as the list beside them. */
const Lit = styled.div`
  [data-layout] {
    align-items: stretch;
  }

  [role='tablist'] + * {
    align-items: center;
    padding: clamp(1.25rem, 4vw, 3rem);
    border-radius: calc(2 * var(--radius));
    background: radial-gradient(circle at 50% 108%, color-mix(in srgb, var(--action) 42%, var(--ink)), var(--ink) 72%);
    color: var(--on-ink);
  }

  p {
    color: inherit;
  }
`
