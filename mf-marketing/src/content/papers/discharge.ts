/** Bed 14’s account on the day its patient goes home. */
const bed14 = {
  bed: 14,
  at: '11:20',
  deposit: 40_000_00,
  billed: 1_38_300_00,
  medicinesReturned: 1_750_00,
  approved: 1_12_500_00,
}

/** The part of the bill that the insurer leaves to the family. */
const familyBears = bed14.billed - bed14.medicinesReturned - bed14.approved

export const discharge = { ...bed14, familyBears, refund: bed14.deposit - familyBears }
