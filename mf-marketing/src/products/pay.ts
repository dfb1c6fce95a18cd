import { content as pay } from '../content/products/pay.ts'
import { SheetPicture } from '../sections/steps/SheetPicture.tsx'

export const content = { ...pay, StepPicture: SheetPicture }
