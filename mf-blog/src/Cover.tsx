import { css, styled } from 'styled-components'

/** An article's own picture, drawn from its id: arcs between two banks, and what travels on them. */
export function Cover({ id }: { id: number }) {
  const spans = 2 + (id % 4)
  const arcs = Array.from({ length: 5 }, (_, index) => {
    const width = 400 / spans + index * (14 + (id % 5) * 4)
    return { index, start: 200 - width / 2, end: 200 + width / 2, height: 40 + index * (16 + (id % 3) * 6) }
  })
  return (
    <Picture viewBox="0 0 400 210" preserveAspectRatio="xMidYMid slice" aria-hidden="true" $hue={id % 3}>
      <path d="M0 176H400" />
      {arcs.map(({ index, start, end, height }) => (
        <path key={index} d={`M${start} 176A${(end - start) / 2} ${height} 0 0 1 ${end} 176`} />
      ))}
      <circle cx={arcs[4]?.start} cy="176" r="5" />
      <circle cx="200" cy={176 - (arcs[4]?.height ?? 0)} r="5" />
      <circle cx={arcs[4]?.end} cy="176" r="5" />
    </Picture>
  )
}

/** Three hues by turns; the spans of the bridge differ for each article. */
const hues = [
  css`
    color: var(--bright);
  `,
  css`
    color: var(--amber);
  `,
  css`
    color: var(--paper);
  `,
]

const Picture = styled.svg<{ $hue: number }>`
  display: block;
  width: 100%;
  height: auto;
  aspect-ratio: 40 / 21;
  border-radius: var(--radius);
  background: var(--ink);
  ${({ $hue }) => hues[$hue]}
  fill: none;
  stroke: currentColor;
  stroke-width: 1.5;

  path:first-child {
    stroke: var(--ink-line);
  }

  circle {
    fill: var(--ink);
  }
`
