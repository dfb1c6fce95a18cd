/** @jsxRuntime automatic — set here because builds run this file, and a team's folder has no tsconfig.json */
interface WordsProps {
  readonly x: number
  readonly y: number
  readonly size: number
  readonly fill: string
  readonly anchor?: 'start' | 'middle' | 'end'
  readonly weight?: number
  readonly display?: boolean
  /** The text, one string per line. */
  readonly lines: readonly string[]
}

/** Text in a figure; `y` is the baseline of its first line. */
export const Words = ({ x, y, size, fill, anchor, weight = 500, display, lines }: WordsProps) => (
  <text
    fontFamily={display ? 'var(--font-display)' : 'var(--font-text)'}
    fontSize={size}
    fontWeight={weight}
    fill={fill}
    textAnchor={anchor}
  >
    {lines.map((line, index) => (
      <tspan key={line} x={x} y={Math.round(10 * (y + index * size * 1.3)) / 10}>
        {line}
      </tspan>
    ))}
  </text>
)

/** Wraps text into the fewest lines within the character limit, balanced in length. */
export function wrapped(text: string, characters: number): readonly string[] {
  const lines = greedy(text, characters)
  const shorter = characters > 1 ? greedy(text, characters - 1) : lines
  return shorter.length > lines.length || characters <= 1 ? lines : wrapped(text, characters - 1)
}

function greedy(text: string, characters: number): readonly string[] {
  const lines: string[] = []
  for (const word of text.split(' ')) {
    const last = lines.at(-1)
    if (last !== undefined && last.length + 1 + word.length <= characters)
      lines[lines.length - 1] = `${last} ${word}`
    else lines.push(word)
  }
  return lines
}

/** Wraps text into lines of about this width at most. */
export const wrappedTo = (text: string, width: number, size: number): readonly string[] =>
  wrapped(text, Math.floor(width / (size * 0.53)))
