import { styled } from 'styled-components'

/** Three hues by turns; the spans of the bridge differ for each article. */
const tones = ['bright', 'amber', 'paper'] as const

/** An article's own picture, drawn from its id: arcs between two banks, and what travels on them. */
export function Cover({ id }: { id: number }) {
  const spans = 2 + (id % 4)
  const arcs = Array.from({ length: 5 }, (_, index) => {
    const width = 400 / spans + index * (14 + (id % 5) * 4)
    return { index, start: 200 - width / 2, end: 200 + width / 2, height: 40 + index * (16 + (id % 3) * 6) }
  })
  return (
    <Picture viewBox="0 0 400 210" preserveAspectRatio="xMidYMid slice" aria-hidden="true" $tone={tones[id % 3] ?? 'bright'}>
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

const Picture = styled.svg<{ $tone: (typeof tones)[number] }>`
  display: block;
  width: 100%;
  height: auto;
  aspect-ratio: 40 / 21;
  border-radius: var(--radius);
  background: var(--ink);
  fill: none;
  stroke: var(--ink-line);
  stroke-width: 1.5;

  path + path {
    stroke: ${({ $tone }) => `var(--${$tone})`};
  }

  circle {
    fill: var(--ink);
    stroke: ${({ $tone }) => `var(--${$tone})`};
  }
`
