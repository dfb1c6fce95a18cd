import { styled } from 'styled-components'
import { alike } from '../content/rupees.ts'
import { type Bar, barsOf, type Waterfall } from '../content/waterfall.ts'
import { BarLabel } from './BarLabel.tsx'
import { bar, figure, wide } from './bars.ts'

/** An amount and its deductions, as bars to scale. The remainder is the page's large figure. */
export const WaterfallFigure = (waterfall: Waterfall) => {
  const bars = barsOf(waterfall)
  const write = alike(bars.map(({ amount }) => amount))
  return (
    <Scale role="img" aria-label={waterfall.label} $less={waterfall.less.length}>
      {bars.map((one) => (
        <Step key={one.label} data-is={one.is} $bar={one}>
          <i />
          <BarLabel bar={one} write={write} />
        </Step>
      ))}
    </Scale>
  )
}

const Scale = styled.div<{ $less: number }>`
  --less: ${({ $less }) => $less};
  ${figure}

  ${wide} {
    grid-template-columns: minmax(0, 1.5fr) repeat(${({ $less }) => $less}, minmax(0, 1fr)) minmax(0, 1.5fr);
    gap: 0;
    height: var(--height, 28rem);
  }
`

/** On wider screens the bars are side by side, and each hangs from the level at which the previous one ends. */
const Step = styled.div<{ $bar: Bar }>`
  --colour: var(--amber);

  &[data-is='from'] {
    --colour: var(--line);
  }

  ${bar}

  ${wide} {
    position: relative;

    i {
      position: absolute;
      top: var(--at);
      width: 100%;
      height: max(var(--of), 2px);
      margin: 0;
    }

    /* A line at the level where the bar ends, up to the next bar. */
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
