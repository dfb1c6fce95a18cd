import { content as connect } from '../content/products/connect.ts'
import { MorningFigure } from '../sections/benefits/MorningFigure.tsx'
import { BalancesOpening } from '../sections/openings/BalancesOpening.tsx'
import { AccessPicture } from '../sections/steps/access/AccessPicture.tsx'

export const content = {
  ...connect,
  Opening: BalancesOpening,
  StepPicture: AccessPicture,
  BenefitsFigure: MorningFigure,
}
