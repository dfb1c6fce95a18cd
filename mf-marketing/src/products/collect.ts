import { content as collect } from '../content/products/collect.ts'
import { ProductOpening } from '../sections/ProductOpening.tsx'
import { DeskPicture } from '../sections/steps/DeskPicture.tsx'

export const content = { ...collect, Opening: ProductOpening, StepPicture: DeskPicture }
