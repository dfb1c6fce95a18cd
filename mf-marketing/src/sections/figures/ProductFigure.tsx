import type { Figure } from '../../content/figures/figure.ts'
import { AreasFigure } from './AreasFigure.tsx'
import { CarriedFigure } from './CarriedFigure.tsx'
import { CutFigure } from './CutFigure.tsx'
import { DocumentFigure } from './DocumentFigure.tsx'
import { DotsFigure } from './DotsFigure.tsx'
import { FigureFrame } from './FigureFrame.tsx'
import { LanesFigure } from './LanesFigure.tsx'
import { PairsFigure } from './PairsFigure.tsx'
import { PayslipsFigure } from './PayslipsFigure.tsx'
import { SumsFigure } from './SumsFigure.tsx'
import { TransferFigure } from './TransferFigure.tsx'

/** What a feature does, drawn to scale. */
export const ProductFigure = (figure: Figure) => (
  <FigureFrame {...figure}>
    <Drawn {...figure} />
  </FigureFrame>
)

const Drawn = (figure: Figure) => {
  switch (figure.kind) {
    case 'payslips':
      return <PayslipsFigure {...figure} />
    case 'cut':
      return <CutFigure {...figure} />
    case 'sums':
      return <SumsFigure {...figure} />
    case 'carried':
      return <CarriedFigure {...figure} />
    case 'lanes':
      return <LanesFigure {...figure} />
    case 'document':
      return <DocumentFigure {...figure} />
    case 'dots':
      return <DotsFigure {...figure} />
    case 'areas':
      return <AreasFigure {...figure} />
    case 'transfer':
      return <TransferFigure {...figure} />
    case 'pairs':
      return <PairsFigure {...figure} />
  }
}
