/** Bars of one to four units with gaps between them, in thousandths of the whole. */
const bars = [
  [0, 12],
  [24, 30],
  [48, 72],
  [84, 90],
  [114, 132],
  [144, 150],
  [174, 198],
  [210, 216],
  [228, 246],
]
/** A barcode in the text colour, stretched to the width of its background. */
export const barcode = `repeating-linear-gradient(90deg, ${bars
  .map(
    ([from = 0, to = 0], i) =>
      `currentColor ${from / 10}% ${to / 10}%, transparent ${to / 10}% ${(bars[i + 1]?.[0] ?? 258) / 10}%`,
  )
  .join(', ')})`
