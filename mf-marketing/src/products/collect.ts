import { content as collect } from '../content/products/collect.ts'
import { DeskPicture } from '../sections/steps/DeskPicture.tsx'

export const content = { ...collect, StepPicture: DeskPicture }
