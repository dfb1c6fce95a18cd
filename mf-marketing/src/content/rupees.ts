/** Money is counted in paise, so that sums are exact. */
export type Paise = number

/** 1,44,000: a whole number. The first use of Intl keeps a phone busy for 80 ms, so we group digits ourselves. */
export const grouped = (count: number): string => String(count).replace(/\B(?=(\d\d)*\d{3}$)/g, ',')

/** 4,52,390.40: an amount as columns without a currency sign show it. */
export const figure = (paise: Paise): string =>
  `${grouped(Math.trunc(paise / 100))}.${String(Math.abs(paise % 100)).padStart(2, '0')}`

/** ₹6,300.00: an amount as columns with a currency sign show it. */
export const exactRupees = (paise: Paise): string => `₹${figure(paise)}`

/** ₹6,300 or ₹4,989.60: an amount as sentences show it. */
export const rupees = (paise: Paise): string => `₹${figure(paise).replace(/\.00$/, '')}`

/** Writes the amounts of one list: all of them with paise, or all without. */
export const alike = (list: readonly Paise[]): ((paise: Paise) => string) =>
  list.some((paise) => paise % 100 !== 0) ? exactRupees : rupees

/** Puts the sign before the currency: −₹46,820. */
export const signedBy =
  (write: (paise: Paise) => string) =>
  (paise: Paise): string =>
    `${['−', '', '+'][Math.sign(paise) + 1]}${write(Math.abs(paise))}`
