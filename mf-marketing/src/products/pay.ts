import { content as pay } from '../content/products/pay.ts'
import { DrawdownFigure } from '../sections/benefits/DrawdownFigure.tsx'
import { BatchOpening } from '../sections/openings/BatchOpening.tsx'
import { SheetPicture } from '../sections/steps/SheetPicture.tsx'

export const content = {
  ...pay,
  Opening: BatchOpening,
  StepPicture: SheetPicture,
  BenefitsFigure: DrawdownFigure,
}
