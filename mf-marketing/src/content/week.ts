/** A distributor's bills in the week that the pages of Pay and Connect show, which begins on Monday, 23 November. */
export const bills = { yarn: 2_75_000_00, electricity: 92_400_00, rent: 51_500_00 }

/** What Kaveri Mills pays on Friday. */
export const kaveriOwes = 6_02_500_00

/** What has to stay in the account that pays the bills. */
export const kept = 10_00_000_00

/** What moves from the collecting account to the paying account once a second person has approved it. */
export const topUp = 5_00_000_00
