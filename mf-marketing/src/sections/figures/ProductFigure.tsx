import { styled } from 'styled-components'
import type { Figure } from '../../content/figures/figure.ts'
import { drawnText } from '../drawn-text.ts'
import { AreasFigure } from './AreasFigure.tsx'
import { ColumnsFigure } from './ColumnsFigure.tsx'
import { DocumentFigure } from './DocumentFigure.tsx'
import { DotsFigure } from './DotsFigure.tsx'
import { FallFigure } from './FallFigure.tsx'
import { LanesFigure } from './LanesFigure.tsx'
import { OpposedFigure } from './OpposedFigure.tsx'
import { PairsFigure } from './PairsFigure.tsx'
import { StreamsFigure } from './StreamsFigure.tsx'
import { TransferFigure } from './TransferFigure.tsx'

/** What a feature does, drawn to scale. An image to screen readers, whose label tells the whole. */
export const ProductFigure = (figure: Figure) => (
  <Frame role="img" aria-label={figure.label}>
    <Title>
      <b>{figure.title}</b>
      <span>{figure.sum}</span>
    </Title>
    <div>
      <Drawn {...figure} />
    </div>
  </Frame>
)

const Drawn = (figure: Figure) => {
  switch (figure.kind) {
    case 'streams':
      return <StreamsFigure {...figure} />
    case 'lanes':
      return <LanesFigure {...figure} />
    case 'columns':
      return <ColumnsFigure {...figure} />
    case 'document':
      return <DocumentFigure {...figure} />
    case 'fall':
      return <FallFigure {...figure} />
    case 'dots':
      return <DotsFigure {...figure} />
    case 'areas':
      return <AreasFigure {...figure} />
    case 'transfer':
      return <TransferFigure {...figure} />
    case 'opposed':
      return <OpposedFigure {...figure} />
    case 'pairs':
      return <PairsFigure {...figure} />
  }
}

/* Fills are meant, also in forced colours and in print. */
const Frame = styled.div`
  display: grid;
  grid-template: auto minmax(0, 1fr) / minmax(0, 1fr);
  ${drawnText}

  svg,
  i {
    forced-color-adjust: none;
    print-color-adjust: exact;
  }
`

const Title = styled.p`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: 0 1rem;
  padding-bottom: 0.625rem;
  border-bottom: 1px solid var(--text);

  span {
    color: var(--muted);
  }
`
