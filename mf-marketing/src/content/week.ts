/** The week shown on Pay and Connect: a distributor's, from Monday, 23 November. On Wednesday it pays its vendors. */
export const bills = { yarn: 2_75_000_00, electricity: 92_400_00, rent: 51_500_00 }

/** What Kaveri Mills pays on Friday. */
export const kaveriOwes = 6_02_500_00

/** Stays in the account that pays. */
export const kept = 10_00_000_00

/** Moves from the account that collects to the one that pays, once a second person approves. */
export const topUp = 5_00_000_00
