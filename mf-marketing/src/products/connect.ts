import { content as connect } from '../content/products/connect.ts'
import { ProductScreen } from '../sections/ProductScreen.tsx'

export const content = { ...connect, StepPicture: ProductScreen }
