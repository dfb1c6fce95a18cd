import { content as collect } from '../content/products/collect.ts'
import { ProductFigure } from '../sections/figures/ProductFigure.tsx'
import { DeskPicture } from '../sections/steps/DeskPicture.tsx'

export const content = { ...collect, StepPicture: DeskPicture, BenefitsFigure: ProductFigure }
