/** Widths and heights in px: a phone, a tablet, a desktop, and one that is much taller. */
export const windows = [
  [390, 844],
  [834, 1112],
  [1440, 900],
  [1440, 2400],
] as const
