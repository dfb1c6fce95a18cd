/** A line drawing of an object, made from data. */
export interface Drawing {
  /** In its own units. */
  readonly size: readonly [width: number, height: number]
  /** How wide it is on the page, in rem. */
  readonly width: number
  /** How much of the object's height our screen hides, if the object stands on the screen. In the object's units. */
  readonly hidden?: number
  /** In painting order, from the back to the front. */
  readonly strokes: readonly Stroke[]
  readonly text?: readonly [x: number, y: number, text: string]
  /** Small text on the object, on a colour or on paper. */
  readonly labels?: readonly (readonly [x: number, y: number, text: string, on?: 'colour' | undefined])[]
  /** What the drawing shows, written beside it if that is not obvious. */
  readonly caption?: string
}

/**
 * A path in SVG's notation. By default, it is the object's body, filled like paper; otherwise it is a fine line, a
 * hole, a wire beside the body, light from it, or a coloured part.
 */
export type Stroke = readonly [
  path: string,
  is?:
    | undefined
    | 'fine'
    | 'hole'
    | 'wire'
    | 'light'
    | 'amber'
    | 'green'
    | 'red'
    | 'wood'
    | 'wall'
    | 'ground',
]

export const circle = (x: number, y: number, r: number): string =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`
