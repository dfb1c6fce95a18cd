import { content as pay } from '../content/products/pay.ts'
import { Audiences } from '../sections/Audiences.tsx'
import { BatchBand } from '../sections/bands/BatchBand.tsx'
import { DrawdownFigure } from '../sections/benefits/DrawdownFigure.tsx'
import { Fees } from '../sections/Fees.tsx'
import { BatchOpening } from '../sections/openings/BatchOpening.tsx'
import { SheetPicture } from '../sections/steps/SheetPicture.tsx'

export const content = {
  ...pay,
  Opening: BatchOpening,
  StepPicture: SheetPicture,
  BenefitsFigure: DrawdownFigure,
  Statement: BatchBand,
  Audiences,
  Fees,
}
