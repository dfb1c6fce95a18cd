import { content as connect } from '../content/products/connect.ts'
import { BanksBand } from '../sections/bands/BanksBand.tsx'
import { ReaderCards } from '../sections/bands/ReaderCards.tsx'
import { MorningFigure } from '../sections/benefits/MorningFigure.tsx'
import { OwnFees } from '../sections/OwnFees.tsx'
import { BalancesOpening } from '../sections/openings/BalancesOpening.tsx'
import { AccessPicture } from '../sections/steps/access/AccessPicture.tsx'

export const content = {
  ...connect,
  Opening: BalancesOpening,
  StepPicture: AccessPicture,
  BenefitsFigure: MorningFigure,
  Statement: BanksBand,
  Audiences: ReaderCards,
  Fees: OwnFees,
}
