import * as brand from '@bridge/shared/brand'

/** Of all articles. */
export const author = `Co-founder & CFO, ${brand.product}`
