/** Money is counted in paise, so that sums are exact. */
export type Paise = number

const twoPlaces = new Intl.NumberFormat('en-IN', { minimumFractionDigits: 2, maximumFractionDigits: 2 })

/** 4,52,390.40: as columns of figures show it. */
export const figure = (paise: Paise): string => twoPlaces.format(paise / 100)

/** ₹6,300.00: as columns of amounts show it. */
export const exactRupees = (paise: Paise): string => `₹${figure(paise)}`

/** ₹6,300, and ₹4,989.60: as sentences show it. */
export const rupees = (paise: Paise): string => `₹${figure(paise).replace(/\.00$/, '')}`

/** Writes the amounts of one list: all of them with paise, or all without. */
export const alike = (list: readonly Paise[]): ((paise: Paise) => string) =>
  list.some((paise) => paise % 100 !== 0) ? exactRupees : rupees

/** Puts the sign before the currency: −₹46,820. */
export const signedBy =
  (write: (paise: Paise) => string) =>
  (paise: Paise): string =>
    `${['−', '', '+'][Math.sign(paise) + 1]}${write(Math.abs(paise))}`

/** 1,287: a count, grouped as money is. */
export const grouped = (count: number): string => count.toLocaleString('en-IN')
