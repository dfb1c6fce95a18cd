import { css, styled } from 'styled-components'
import { alike } from '../content/rupees.ts'
import { type Bar, barsOf, type Waterfall } from '../content/waterfall.ts'

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

const wide = '@media (width >= 60rem)'

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

/** The claim's line, with a gap for what is missing: the one that is worth a letter in amber. */
const line = css`
  --piece: repeating-linear-gradient(135deg, var(--muted) 0 1px, transparent 1px 0.5rem);

  [data-is='from'] {
    padding-inline: 0.75rem;
    border: 0;
    background: color-mix(in srgb, var(--amber) 13%, var(--card));
  }

  [data-is='less']:nth-child(3) {
    --piece: var(--amber);
  }

  ${wide} {
    i {
      height: 5rem;
    }

    [data-is='less'] i {
      border-right: 1px solid var(--text);
    }

    [data-is='less'] span {
      padding-right: 0.75rem;
    }
  }
`

/** A ragged edge to the left and right, and the invoice's own rules from piece to piece. */
const strips = css`
  --piece: var(--amber);

  ${wide} {
    ${Piece} {
      min-height: 19rem;
      padding: 1.25rem 0.625rem;
      background: repeating-linear-gradient(transparent 0 calc(2.5rem - 1px), var(--line) 0 2.5rem) 0 0 / 100% 7.5rem
        no-repeat var(--card);
      clip-path: polygon(
        0 0, 100% 0, calc(100% - 5px) 12%, 100% 26%, calc(100% - 6px) 41%, 100% 55%, calc(100% - 4px) 70%, 100% 86%,
        calc(100% - 5px) 100%, 3px 100%, 6px 88%, 1px 72%, 5px 57%, 0 43%, 6px 28%, 1px 13%
      );
    }

    i {
      position: absolute;
      inset: 0 0 auto;
      height: 0.625rem;
    }

    span {
      height: 100%;
      justify-content: end;
    }

    [data-is='rest'] span {
      padding-right: 0.875rem;
    }

    ${Piece}:nth-child(2) {
      transform: translateY(1.25rem) rotate(-2deg);
    }

    ${Piece}:nth-child(3) {
      transform: translateY(0.25rem) rotate(0.8deg);
    }

    ${Piece}:nth-child(4) {
      transform: translateY(0.875rem) rotate(-0.9deg);
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
