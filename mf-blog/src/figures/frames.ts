interface Box {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** A size in which figures are drawn. All lengths are in px at its natural width. */
export interface Frame {
  readonly width: number
  readonly height: number
  /** The numeral's baseline, its size, the caption's size and line length in characters. */
  readonly head: {
    readonly x: number
    readonly y: number
    readonly size: number
    readonly room: number
    readonly caption: number
    readonly line: number
  }
  readonly plot: Box
  /** Size of labels. */
  readonly text: number
  /** Whether there is room for labels that explain rather than just name. */
  readonly roomy: boolean
}

const frames = {
  card: {
    width: 368,
    height: 276,
    head: { x: 20, y: 64, size: 60, room: 320, caption: 14.5, line: 46 },
    plot: { x: 20, y: 112, width: 328, height: 146 },
    text: 13.5,
    roomy: false,
  },
  wide: {
    width: 1200,
    height: 340,
    head: { x: 0, y: 92, size: 124, room: 290, caption: 19, line: 27 },
    plot: { x: 340, y: 4, width: 860, height: 334 },
    text: 15,
    roomy: true,
  },
  middle: {
    width: 704,
    height: 320,
    head: { x: 0, y: 66, size: 84, room: 190, caption: 16, line: 22 },
    plot: { x: 224, y: 4, width: 480, height: 314 },
    text: 13.5,
    roomy: true,
  },
  tall: {
    width: 358,
    height: 400,
    head: { x: 0, y: 72, size: 84, room: 340, caption: 16, line: 42 },
    plot: { x: 0, y: 136, width: 358, height: 262 },
    text: 13,
    roomy: true,
  },
  /** Below a link preview's title. */
  preview: {
    width: 1056,
    height: 330,
    head: { x: 0, y: 92, size: 100, room: 260, caption: 22, line: 20 },
    plot: { x: 320, y: 4, width: 736, height: 290 },
    text: 18,
    roomy: false,
  },
} as const satisfies Record<string, Frame>

export type Size = keyof typeof frames

/** The frame of a figure at a size, adjusted for dials and for grids of squares. */
export function frameOf(figure: Shape, size: Size): Frame {
  const frame: Frame = frames[size]
  if (figure.form === 'dial' && size === 'card') return { ...frame, head: { ...frame.head, line: 15 } }
  const squares = figure.form === 'grid' && figure.cell === 'square'
  if (squares && size === 'wide') return lengthened(frame, -80)
  if (squares && size === 'middle') return lengthened(frame, -120)
  if (squares && size === 'tall') return lengthened(frame, 150)
  if (figure.form === 'dial' && size === 'tall') return lengthened(frame, 80)
  return frame
}

interface Shape {
  readonly form: string
  readonly cell?: string
}

const lengthened = (frame: Frame, by: number): Frame => ({
  ...frame,
  height: frame.height + by,
  plot: { ...frame.plot, height: frame.plot.height + by },
})
