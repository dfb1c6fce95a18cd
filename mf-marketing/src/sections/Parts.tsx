import { type css, styled } from 'styled-components'
import { alike } from '../content/rupees.ts'
import { type Bar, barsOf, type Waterfall } from '../content/waterfall.ts'
import { BarLabel } from './BarLabel.tsx'
import { bar, figure, wide } from './bars.ts'
import { line, strips } from './parts-drawn.ts'

type Drawn = NonNullable<Waterfall['drawn']>

/** An amount on one line: the widths of its deductions and of its remainder are to scale. */
export const Parts = ({ drawn, ...waterfall }: Waterfall & { drawn: Drawn }) => {
  const bars = barsOf(waterfall)
  const [whole, ...parts] = bars
  const write = alike(bars.map(({ amount }) => amount))
  return (
    <Figure role="img" aria-label={waterfall.label} $drawn={drawn}>
      {whole && (
        <Whole data-is="from">
          {whole.label} <em>{write(whole.amount)}</em>
        </Whole>
      )}
      {parts.map((part) => (
        <Piece key={part.label} data-is={part.is} $bar={part}>
          <i />
          <BarLabel bar={part} write={write} />
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

const Piece = styled.div<{ $bar: Bar }>`
  ${bar}

  i {
    height: 1.75rem;
  }

  ${wide} {
    position: relative;
    flex: none;
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
  ${figure}

  ${wide} {
    display: flex;
    flex-wrap: wrap;
    gap: 1.25rem 0;
  }

  ${({ $drawn }) => makes[$drawn]}
`
