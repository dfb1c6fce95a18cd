import * as brand from '@bridge/shared/brand'

/** Author of all articles. */
export const author = `Co-founder & CFO, ${brand.product}`
