import * as brand from './brand.ts'
import { searchLimits } from './markdown.ts'

/** A page's title with the brand name, which is dropped where a search engine would truncate. */
export function pageTitle(title: string): string {
  const whole = `${title} | ${brand.product}`
  return whole.length > searchLimits.title ? title : whole
}

/** For an address without a page, such as an article that does not exist. */
export const notFoundTitle = 'Not found'
