import { bills as weekBills } from '../week.ts'
import type { Day } from './figure.ts'

/** The days of November so far. */
export const days: readonly Day[] = [
  { day: 2, came: 6_20_000_00, went: 0 },
  { day: 3, came: 7_45_000_00, went: 2_10_000_00 },
  { day: 4, came: 5_90_000_00, went: 0 },
  { day: 5, came: 8_15_000_00, went: 0 },
  { day: 6, came: 7_05_000_00, went: 1_46_000_00 },
  { day: 7, came: 3_10_000_00, went: 0 },
  { day: 9, came: 9_30_000_00, went: 0 },
  { day: 10, came: 6_85_000_00, went: 31_20_000_00 },
  { day: 11, came: 7_70_000_00, went: 0 },
  { day: 12, came: 8_40_000_00, went: 0 },
  { day: 13, came: 6_95_000_00, went: 1_80_000_00 },
  { day: 14, came: 2_75_000_00, went: 0 },
  { day: 16, came: 10_20_000_00, went: 0 },
  { day: 17, came: 8_05_000_00, went: 0 },
  { day: 18, came: 7_60_000_00, went: 6_40_000_00 },
  { day: 19, came: 9_15_000_00, went: 0 },
  { day: 20, came: 8_80_000_00, went: 2_31_000_00 },
  { day: 21, came: 3_40_000_00, went: 0 },
  { day: 23, came: 12_60_000_00, went: weekBills.yarn },
]
