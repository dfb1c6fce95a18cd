import { type Paise, rupees } from '../rupees.ts'

/** 5,30,00,000 or −90,00,000: as a sheet in whole rupees shows an amount. */
export const whole = (paise: Paise): string => `${paise < 0 ? '−' : ''}${rupees(Math.abs(paise)).slice(1)}`
