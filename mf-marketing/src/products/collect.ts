import { content as collect } from '../content/products/collect.ts'
import { AccountBand } from '../sections/bands/AccountBand.tsx'
import { PeopleAndFees } from '../sections/bands/PeopleAndFees.tsx'
import { SettlementsFigure } from '../sections/benefits/SettlementsFigure.tsx'
import { MatchOpening } from '../sections/openings/MatchOpening.tsx'
import { DeskPicture } from '../sections/steps/DeskPicture.tsx'

export const content = {
  ...collect,
  Opening: MatchOpening,
  StepPicture: DeskPicture,
  BenefitsFigure: SettlementsFigure,
  Statement: AccountBand,
  Fees: PeopleAndFees,
}
