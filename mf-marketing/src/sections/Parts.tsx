import { type css, styled } from 'styled-components'
import { alike } from '../content/rupees.ts'
import { type Bar, barsOf, type Waterfall } from '../content/waterfall.ts'
import { line, strips, wide } from './parts-drawn.ts'

type Drawn = NonNullable<Waterfall['drawn']>

/** An amount on one line: the widths of its deductions and of its remainder are to scale. */
export const Parts = ({ drawn, ...waterfall }: Waterfall & { drawn: Drawn }) => {
  const [whole, ...parts] = barsOf(waterfall)
  const write = alike([...parts, ...(whole ? [whole] : [])].map(({ amount }) => amount))
  return (
    <Figure role="img" aria-label={waterfall.label} $drawn={drawn}>
      {whole && (
        <Whole data-is="from">
          {whole.label} <em>{write(whole.amount)}</em>
        </Whole>
      )}
      {parts.map((part) => (
        <Piece key={part.label} data-is={part.is} $part={part}>
          <i />
          <span>
            {part.label}
            {part.is === 'less' ? <em>−{write(part.amount)}</em> : <b>{write(part.amount)}</b>}
          </span>
        </Piece>
      ))}
    </Figure>
  )
}

const Whole = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: 0 1em;
  justify-content: space-between;
  padding: 0.625rem 0;
  border-block: 1px solid var(--line);
  border-top-color: var(--text);

  em {
    font-style: normal;
    font-weight: 600;
  }

  ${wide} {
    flex: 0 0 100%;
  }
`

const percent = (share: number) => `${Number((share * 100).toFixed(2))}%`

/** On a phone each piece is below the previous one and starts where that ended. */
const Piece = styled.div<{ $part: Bar }>`
  --of: ${({ $part }) => percent($part.of)};

  i {
    display: block;
    width: var(--of);
    height: 1.75rem;
    margin: 0 0 0.375rem ${({ $part }) => percent($part.at)};
    background: var(--piece);
    forced-color-adjust: none;
    print-color-adjust: exact;
  }

  span {
    display: flex;
    flex-wrap: wrap;
    gap: 0 0.75em;
    justify-content: space-between;
    color: var(--muted);
  }

  em {
    color: var(--text);
    font-style: normal;
    font-weight: 600;
  }

  &[data-is='rest'] {
    --piece: var(--action);

    span {
      flex-direction: column-reverse;
      align-items: flex-end;
    }
  }

  b {
    color: var(--action);
    font: 700 min(1.4 * var(--size-h1), 17vw) / 1.15 var(--font-display);
    letter-spacing: -0.035em;
  }

  ${wide} {
    position: relative;
    flex: 0 0 var(--of);
    width: var(--of);

    i {
      width: auto;
      margin-left: 0;
    }

    span {
      flex-direction: column;
      font-size: var(--size-small);
    }

    &[data-is='rest'] span {
      font-size: var(--size-base);
    }

    b {
      font-size: calc(1.8 * var(--size-h1));
      line-height: 1;
    }
  }
`

const makes: Record<Drawn, ReturnType<typeof css>> = { line, strips }

const Figure = styled.div<{ $drawn: Drawn }>`
  display: grid;
  gap: 0.875rem;
  font-size: var(--size-base);
  font-variant-numeric: tabular-nums;
  line-height: 1.4;

  ${wide} {
    display: flex;
    flex-wrap: wrap;
    gap: 1.25rem 0;
  }

  ${({ $drawn }) => makes[$drawn]}
`
