import { desktop } from '@bridge/shared/breakpoints'
import { Section } from '@bridge/shared/ui/Section'
import { styled } from 'styled-components'
import { type FeatureTile, features } from '../content/home/features.ts'
import { CallsFigure } from './figures/CallsFigure.tsx'
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
        layout="above"
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
    case 'calls':
      return <CallsFigure {...figure} />
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

/** The six names in a row, and below them one sheet with the tile's text and figure, both across the whole width. */
const Sheet = styled.div`
  [role='tablist'] + * {
    padding: clamp(1.25rem, 4vw, 3rem);
    border: 1px solid var(--line);
    border-radius: calc(1.5 * var(--radius));
    background: var(--card);
  }

  [role='tabpanel'] > div {
    display: flex;
    flex-direction: column;
    height: 100%;

    > p {
      max-width: 20em;
      margin-bottom: 1.75rem;
      font: 700 var(--size-h3) / 1.2 var(--font-display);
      letter-spacing: -0.01em;
    }

    > [role='img'],
    > [role='img'] > div {
      display: flex;
      flex-direction: column;
    }

    > [role='img'],
    > [role='img'] > div,
    > [role='img'] > div > :not(p) {
      flex: 1 0 auto;
    }
  }

  /* The tab says the same, so the heading is for screen readers only. */
  @media screen and (scripting: enabled) {
    h3 {
      position: absolute;
      clip-path: inset(50%);
    }
  }

  @media (scripting: none), print {
    [role='tablist'] {
      display: none;
    }

    h3 {
      margin-bottom: 0.5rem;
      color: var(--action-strong);
      font: 600 var(--size-body) / 1.3 var(--font-text);
    }
  }

  ${desktop} {
    @media screen and (scripting: enabled) {
      [data-layout] {
        gap: 1.25rem;
      }

      [role='tablist'] {
        grid-template-columns: repeat(6, auto);
        justify-content: space-between;
        gap: 0;
      }

      [role='tabpanel'] > div {
        > p {
          max-width: none;
        }

        > [role='img'] {
          min-height: 23rem;
          font-size: var(--size-body);
        }

        small {
          font-size: var(--size-small);
        }
      }
    }
  }
`
