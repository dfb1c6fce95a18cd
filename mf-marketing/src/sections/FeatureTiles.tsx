import { desktop } from '@bridge/shared/breakpoints'
import { Section } from '@bridge/shared/ui/Section'
import { styled } from 'styled-components'
import { type FeatureTile, features } from '../content/home/features.ts'
import { CheckedFigure } from './figures/CheckedFigure.tsx'
import { ColumnsFigure } from './figures/ColumnsFigure.tsx'
import { FigureFrame } from './figures/FigureFrame.tsx'
import { LanesFigure } from './figures/LanesFigure.tsx'
import { PairsFigure } from './figures/PairsFigure.tsx'
import { SlipFigure } from './figures/SlipFigure.tsx'
import { RotatingTabs } from './RotatingTabs.tsx'

/** What every product comes with: six rotating tiles. */
export const FeatureTiles = () => (
  <Section heading={features.heading} lead={features.lead}>
    <Sheet>
      <RotatingTabs
        label={features.heading}
        tabs={features.tiles.map((tile) => ({ label: tile.heading, panel: <Tile {...tile} /> }))}
      />
    </Sheet>
  </Section>
)

const Tile = ({ heading, text, figure }: FeatureTile) => (
  <div>
    <h3>{heading}</h3>
    <p>{text}</p>
    <FigureFrame {...figure}>
      <Drawn {...figure} />
    </FigureFrame>
  </div>
)

const Drawn = (figure: FeatureTile['figure']) => {
  switch (figure.kind) {
    case 'pairs':
      return <PairsFigure {...figure} />
    case 'lanes':
      return <LanesFigure {...figure} />
    case 'columns':
      return <ColumnsFigure {...figure} />
    case 'checked':
      return <CheckedFigure {...figure} />
    case 'slip':
      return <SlipFigure {...figure} />
  }
}

/** The panels on one sheet, as tall as the list beside them. */
const Sheet = styled.div`
  [data-layout] {
    align-items: stretch;
  }

  [role='tablist'] + * {
    padding: clamp(1.25rem, 4vw, 2.5rem);
    border: 1px solid var(--line);
    border-radius: calc(1.5 * var(--radius));
    background: var(--card);
    box-shadow: var(--shadow-low);
  }

  [role='tabpanel'] > div {
    position: relative;
    display: flex;
    flex-direction: column;
    gap: 0.75rem;
    height: 100%;

    > p {
      max-width: 34.6em;
      margin-bottom: 0.75rem;
      font-size: var(--size-lead);
      line-height: 1.45;
    }

    > :last-child {
      flex: 1;
    }
  }

  h3 {
    font: 650 var(--size-h3) / 1.2 var(--font-display);
  }

  ${desktop} {
    @media (scripting: enabled) {
      [data-layout] {
        grid-template-columns: minmax(0, 4fr) minmax(0, 8fr);
      }

      /* Beside the tab that says the same, it is for screen readers only. */
      h3 {
        position: absolute;
        clip-path: inset(50%);
      }
    }
  }
`
