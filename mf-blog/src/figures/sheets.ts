import type { Sheet } from './dot-field.ts'

const whole = { columns: 0, rows: 0 } as const

/** For each size of a picture, a field that 10,000 dots fill to the last row. */
export const sheets = {
  /** 2 px a dot on a card 369 px wide. */
  card: { columns: 168, notch: { columns: 80, rows: 43 } },
  /** 6 px a dot on the page's column. */
  wide: { columns: 200, notch: { columns: 50, rows: 40 } },
  tall: { columns: 100, notch: { columns: 50, rows: 48 } },
  /** 6 px a dot from edge to edge. */
  preview: { columns: 200, notch: whole },
} as const satisfies Record<string, Sheet>
