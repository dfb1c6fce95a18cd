import { desktop } from '@bridge/shared/breakpoints'
import { Container } from '@bridge/shared/ui/Container'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import type { Story } from '../content/item.ts'
import { Sentences } from './Sentences.tsx'

interface StatementProps extends Story {
  /** A figure below the heading. */
  readonly children?: ReactNode
  /** A figure as wide as both columns. */
  readonly across?: ReactNode
}

/** A bold statement on a dark band, one sentence per line, and a paragraph that appears on no other page. */
export const Statement = ({ heading, text, hours, numeral, children, across }: StatementProps) => (
  <Band>
    <Columns data-ends={hours && !numeral ? '' : undefined}>
      <div>
        {numeral && <Numeral aria-hidden="true">{numeral}</Numeral>}
        <Sentences text={heading} />
        {children}
      </div>
      {hours && (
        <Hours>
          {hours.map(([time, what]) => (
            <li key={what}>
              <time>{time}</time>
              {what}
            </li>
          ))}
        </Hours>
      )}
      {across && <Across>{across}</Across>}
      <Prose text={text} led={!hours} />
    </Columns>
  </Band>
)

/** The paragraph. Without hours, its first sentence is emphasised. */
const Prose = ({ text, led }: { text: string; led: boolean }) => {
  const end = led ? text.search(/(?<=\.) /) : -1
  return (
    <p>
      {end > 0 && <strong>{text.slice(0, end)}</strong>} {text.slice(Math.max(end, 0))}
    </p>
  )
}

const Band = styled.section`
  padding-block: clamp(3rem, 6vw, 5.5rem);
  background: var(--ink);
  color: var(--on-ink);
`

const Columns = styled(Container)`
  display: grid;
  gap: clamp(1.25rem, 5vw, 4.5rem);
  align-items: start;

  ${desktop} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
    grid-template-rows: auto 1fr;
    row-gap: 1.25rem;

    > :first-child {
      grid-row: 1 / span 2;
    }

    > ol,
    > p {
      grid-column: 2;
    }

    /* The paragraph, which says how the hours end, is below the heading, level with the last hour. */
    &[data-ends] > :first-child {
      grid-row: 1;
    }

    &[data-ends] > ol {
      grid-row: 1 / span 2;
    }

    &[data-ends] > p {
      grid-area: 2 / 1;
      align-self: end;
    }
  }

  p {
    max-width: 34em;
    color: color-mix(in srgb, var(--on-ink) 86%, var(--ink));
    font-size: var(--size-lead);
    line-height: 1.5;
  }

  strong {
    display: block;
    margin-bottom: 1rem;
    color: var(--on-ink);
    font: 700 calc(var(--size-h3) * 1.15) / 1.25 var(--font-display);
    letter-spacing: -0.01em;
  }
`

const Hours = styled.ol`
  padding: 0;
  border-top: 1px solid var(--on-ink-muted);
  list-style: none;

  li {
    display: grid;
    grid-template-columns: 4rem minmax(0, 1fr);
    gap: 1rem;
    padding-block: 0.875rem;
    border-bottom: 1px solid var(--ink-line);
    line-height: 1.45;
  }

  time {
    color: var(--bright);
    font-weight: 600;
    font-variant-numeric: tabular-nums;
  }
`

const Across = styled.div`
  ${desktop} {
    grid-area: 3 / 1 / auto / -1;
    margin-block: 2rem;

    && + p {
      grid-area: 4 / 1 / auto / -1;
    }
  }
`

const Numeral = styled.b`
  display: block;
  margin: 0 0 0.5rem -0.04em;
  color: var(--bright);
  font: 700 calc(2.6 * var(--size-h1)) / 0.85 var(--font-display);
  letter-spacing: -0.05em;
`
