import { tablet } from '@bridge/shared/breakpoints'
import { Container } from '@bridge/shared/ui/Container'
import { styled } from 'styled-components'
import type { BatchPicture } from '../../content/pictures/batch.ts'
import type { Product } from '../../content/product.ts'
import { BatchStage } from './BatchStage.tsx'

interface BatchBandProps extends Pick<Product, 'statement'> {
  readonly picture: BatchPicture
}

/** What the product saves with a file of payouts, and the whole file at each hour of its morning. */
export const BatchBand = ({
  statement: { heading, numeral = '', text, hours = [] },
  picture,
}: BatchBandProps) => {
  const [before, after] = heading.split(numeral)
  return (
    <Band>
      <Columns>
        <h2>
          <small>{before}</small>
          <b>{numeral}</b>
          <span>{after}</span>
        </h2>
        <p>{text}</p>
        <ol>
          {hours.map(([time, what], i) => (
            <li key={time}>
              <time>{time}</time>
              <BatchStage {...picture} stage={i} ends={i === hours.length - 1} />
              <span>{what}</span>
            </li>
          ))}
        </ol>
      </Columns>
    </Band>
  )
}

const Band = styled.section`
  overflow: clip;
  background: var(--ink);
  color: var(--on-ink);
`

const Columns = styled(Container)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: clamp(1.5rem, 4vw, 3.5rem) 2rem;
  align-items: end;

  h2 {
    font: 700 var(--size-h2) / 1.1 var(--font-display);
    letter-spacing: -0.015em;
  }

  /* The words before the numeral are beside its top. */
  h2 > small {
    float: left;
    width: min-content;
    margin-right: 0.75rem;
    font: 700 var(--size-h3) / 1.1 var(--font-display);
    letter-spacing: 0;
  }

  h2 > b {
    display: block;
    margin: 0 0 0.5rem -0.04em;
    color: var(--bright);
    font: 700 calc(2.6 * var(--size-h1)) / 0.85 var(--font-display);
    letter-spacing: -0.05em;
  }

  > p {
    max-width: 34em;
    font-size: var(--size-lead);
    line-height: 1.5;
  }

  ol {
    display: grid;
    gap: 1rem;
    padding: 0;
    list-style: none;
  }

  li {
    display: grid;
    grid-template: auto 1fr / 6.5rem minmax(0, 1fr);
    gap: 0.25rem 1rem;
    padding-top: 0.75rem;
    border-top: 1px solid var(--ink-line);
    line-height: 1.45;
  }

  time {
    grid-column: 2;
    color: var(--bright);
    font: 700 var(--size-h3) / 1.2 var(--font-display);
    font-variant-numeric: tabular-nums;
  }

  svg {
    grid-area: 1 / 1 / span 2;
  }

  ${tablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));

    ol {
      grid-column: 1 / -1;
      grid-template-columns: repeat(4, minmax(0, 1fr));
      gap: clamp(1rem, 2.25vw, 2rem);
    }

    li {
      display: block;
    }

    svg {
      margin-block: 0.75rem;
    }
  }

  /* The numeral, its words and the paragraph end on one line. */
  @media (width >= 80rem) {
    grid-template-columns: minmax(0, 13fr) minmax(0, 5fr);

    h2 {
      display: grid;
      grid-template-columns: auto auto minmax(0, 1fr);
      align-items: end;
    }

    h2 > small {
      align-self: start;
    }

    h2 > b {
      margin: 0 1.5rem 0 -0.04em;
    }
  }
`
