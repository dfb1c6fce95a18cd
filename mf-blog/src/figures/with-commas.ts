/** 10000 → '10,000', 125000 → '1,25,000': Indian grouping, without locale data. */
export const withCommas = (value: number): string => String(value).replace(/\B(?=(?:\d{2})*\d{3}$)/g, ',')
