import { content as pay } from '../content/products/pay.ts'
import { DrawdownFigure } from '../sections/benefits/DrawdownFigure.tsx'
import { SheetPicture } from '../sections/steps/SheetPicture.tsx'

export const content = { ...pay, StepPicture: SheetPicture, BenefitsFigure: DrawdownFigure }
