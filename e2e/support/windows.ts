/** Widths and heights in px: a phone, a tablet, a desktop, and one in which more than the first window is in view. */
export const windows = [
  [390, 844],
  [834, 1112],
  [1440, 900],
  [1440, 2400],
] as const
