import { desktop, tablet } from '@bridge/shared/breakpoints'
import { styled } from 'styled-components'
import { exchange, type Turn } from '../content/home/exchange.ts'
import { grouped } from '../content/rupees.ts'
import { CodeSamples } from './CodeSamples.tsx'

const { heads, turns, lines, span } = exchange

/** A request and its answer. Beside each line that triggers something is what it triggers, and when. */
export const Exchange = () => (
  <Sides>
    <CodeSamples />
    <Inside>
      <Head>
        {heads.map((head) => (
          <span key={head}>{head}</span>
        ))}
      </Head>
      <Turns>
        {turns.map(({ ms, field, what }) => (
          <li key={field}>
            <b>{grouped(ms)}</b>
            <code>{field}</code>
            {what}
          </li>
        ))}
      </Turns>
      <Trace viewBox={`0 0 ${span} ${lines}`} preserveAspectRatio="none" aria-hidden="true">
        <path d={turns.map(barOf).join('')} />
      </Trace>
    </Inside>
  </Sides>
)

/** A turn's bar, from the end of the previous turn. A turn that ends beyond the trace has a break in its bar. */
function barOf({ line, ms }: Turn, i: number): string {
  const start = turns[i - 1]?.ms ?? 0
  const top = line - 0.64
  if (ms <= span) return `M${start} ${top}H${ms}v.28H${start}z`
  const middle = (start + span) / 2
  return `M${start} ${top}H${middle}l-1 .28H${start}zM${middle + 1} ${top}H${span}v.28H${middle}z`
}

/** A space above a turn, as tall as the lines of code before it that trigger nothing. */
function spaceAbove({ line }: Turn, i: number): string {
  const skipped = line - (turns[i - 1]?.line ?? 0) - 1
  return skipped ? `li:nth-child(${i + 1}) { margin-top: calc(${skipped} * var(--row)); }` : ''
}

const Sides = styled.div`
  --row: 1.875rem;
  overflow: clip;
  border-radius: calc(1.2 * var(--radius)) calc(1.2 * var(--radius)) 0 0;

  ${desktop} {
    display: grid;
    grid-template-columns: 41% minmax(0, 1fr);
  }
`

const Inside = styled.div`
  position: relative;
  font-size: var(--size-small);

  ${desktop} {
    font-size: var(--size-base);
  }
`

const Head = styled.p`
  display: grid;
  grid-template-columns: 3.25rem minmax(0, 1fr);
  gap: 1rem;
  padding: 1rem clamp(1rem, 3.5vw, 1.25rem) 0;
  color: var(--on-ink-muted);

  > :first-child {
    text-align: right;
  }

  ${desktop} {
    align-items: center;
    height: 4rem;
    padding: 0.75rem 0 0 2rem;
  }
`

/** A line of code and what it triggers have one rule below them, and a dot between them. */
const Turns = styled.ol`
  padding: 0.5rem clamp(1rem, 3.5vw, 1.25rem) 1.25rem;
  list-style: none;
  font-variant-numeric: tabular-nums;

  li {
    position: relative;
    display: grid;
    grid-template-columns: 3.25rem minmax(0, 1fr);
    column-gap: 1rem;
    padding-block: 0.5rem;
  }

  b {
    grid-row: span 2;
    color: var(--bright);
    font-weight: 600;
    text-align: right;
  }

  code {
    color: var(--on-ink-muted);
    font: var(--size-tiny) / 1.6 var(--font-code);
  }

  ${tablet} {
    li {
      grid-template-columns: 3.25rem 9rem minmax(0, 1fr);
    }

    b {
      grid-row: auto;
    }
  }

  ${desktop} {
    padding: 1rem 0 1rem 2rem;

    li {
      grid-template-columns: 3.25rem minmax(0, 1fr);
      align-items: center;
      height: var(--row);
      padding: 0;
    }

    ${turns.map(spaceAbove).join('')}

    li::before {
      position: absolute;
      inset: auto 0 0 -100%;
      border-bottom: 1px solid var(--ink-line);
      content: '';
    }

    li::after {
      position: absolute;
      top: calc(50% - 0.25rem);
      left: -2.25rem;
      width: 0.5rem;
      height: 0.5rem;
      border-radius: 50%;
      background: var(--bright);
      content: '';
    }

    /* The amount is in amber, as it is in the products section. */
    li:nth-child(${turns.findIndex(({ field }) => field === 'amount') + 1})::after {
      background: var(--amber);
    }

    code {
      display: none;
    }
  }
`

const Trace = styled.svg`
  display: none;

  @media (min-width: 75rem) {
    display: block;
    position: absolute;
    top: 5rem;
    right: 1rem;
    width: 13rem;
    height: calc(${lines} * var(--row));
    fill: var(--bright);
  }
`
