import { content as connect } from '../content/products/connect.ts'
import { MorningFigure } from '../sections/benefits/MorningFigure.tsx'
import { ProductOpening } from '../sections/ProductOpening.tsx'
import { AccessPicture } from '../sections/steps/access/AccessPicture.tsx'

export const content = {
  ...connect,
  Opening: ProductOpening,
  StepPicture: AccessPicture,
  BenefitsFigure: MorningFigure,
}
