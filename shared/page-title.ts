import * as brand from './brand.ts'
import { searchLimits } from './markdown.ts'

/** A page's title with the brand's name, which gives way where a search engine would cut. */
export function pageTitle(title: string): string {
  const whole = `${title} | ${brand.product}`
  return whole.length > searchLimits.title ? title : whole
}

/** Of an address that names nothing, such as an article that does not exist. */
export const notFoundTitle = 'Not found'
