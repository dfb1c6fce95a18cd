import { styled } from 'styled-components'
import { alike } from '../content/rupees.ts'
import { type Bar, barsOf, type Waterfall } from '../content/waterfall.ts'

/** An amount and its deductions, each with its height to scale; the remainder is the page's large figure. */
export const WaterfallFigure = (waterfall: Waterfall) => {
  const bars = barsOf(waterfall)
  const write = alike(bars.map(({ amount }) => amount))
  return (
    <Scale role="img" aria-label={waterfall.label} $less={waterfall.less.length}>
      {bars.map((bar) => (
        <Step key={bar.label} data-is={bar.is} $bar={bar}>
          <i />
          <span>
            {bar.label}
            {bar.is === 'rest' ? (
              <b>{write(bar.amount)}</b>
            ) : (
              <em>
                {bar.is === 'less' && '−'}
                {write(bar.amount)}
              </em>
            )}
          </span>
        </Step>
      ))}
    </Scale>
  )
}

const wide = '@media (width >= 60rem)'

const Scale = styled.div<{ $less: number }>`
  --less: ${({ $less }) => $less};
  display: grid;
  gap: 0.875rem;
  font-size: var(--size-base);
  font-variant-numeric: tabular-nums;
  line-height: 1.4;

  ${wide} {
    grid-template-columns: minmax(0, 1.5fr) repeat(${({ $less }) => $less}, minmax(0, 1fr)) minmax(0, 1.5fr);
    gap: 0;
    height: var(--height, 28rem);
  }
`

const percent = (share: number) => `${Number((share * 100).toFixed(2))}%`

/** On a phone the bars are horizontal; on wider screens they are side by side, and each hangs from the level of the previous one. */
const Step = styled.div<{ $bar: Bar }>`
  --at: ${({ $bar }) => percent($bar.at)};
  --of: ${({ $bar }) => percent($bar.of)};
  --colour: var(--amber);

  &[data-is='from'] {
    --colour: var(--line);
  }

  &[data-is='rest'] {
    --colour: var(--action);
  }

  i {
    display: block;
    width: max(var(--of), 2px);
    height: 1.5rem;
    margin: 0 0 0.375rem var(--at);
    background: var(--colour);
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

  &[data-is='rest'] span {
    flex-direction: column-reverse;
    align-items: flex-end;
  }

  b {
    color: var(--action);
    font: 700 min(1.4 * var(--size-h1), 17vw) / 1.15 var(--font-display);
    letter-spacing: -0.035em;
  }

  ${wide} {
    position: relative;

    i {
      position: absolute;
      top: var(--at);
      width: 100%;
      height: max(var(--of), 2px);
      margin: 0;
    }

    /* The level that it leaves, up to the next bar. */
    &:not([data-is='rest'])::after {
      content: '';
      position: absolute;
      top: calc(var(--at) + var(--of));
      left: 100%;
      width: 100%;
      border-top: 1px solid var(--text);
    }

    &[data-is='from']::after {
      content: none;
    }

    &[data-is='from'] i {
      border-top: 3px solid var(--text);
    }

    /* Each amount ends where its bar ends, with its label below. */
    span {
      position: absolute;
      top: calc(var(--at) + var(--of));
      right: 0;
      flex-flow: column-reverse;
      align-items: flex-end;
      padding: 0.5rem 0.75rem 0 0.5rem;
      text-align: right;
    }

    &[data-is='from'] span {
      top: 0;
      padding: 1rem;
    }

    &[data-is='from'] em {
      font: 700 var(--size-h3) / 1.3 var(--font-display);
    }

    &[data-is='rest'] span {
      top: auto;
      right: 100%;
      bottom: 0;
      padding: 0 2rem 0.25rem 0;
      white-space: nowrap;
    }

    b {
      flex: none;
      font-size: calc(min(1.8, 0.45 * var(--less)) * var(--size-h1));
      line-height: 1;
    }
  }
`
