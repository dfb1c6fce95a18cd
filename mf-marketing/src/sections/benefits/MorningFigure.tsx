import { tablet } from '@bridge/shared/breakpoints'
import { styled } from 'styled-components'
import { clock, type Morning } from '../../content/figures/morning.ts'
import { drawnText } from '../drawn-text.ts'
import { largeText, smallPhone } from '../figures/tones.ts'
import { acted } from './acted.ts'
import { Minutes, share } from './Minutes.ts'
import { After, Before } from './MorningDays.tsx'

/** Two mornings on one axis of minutes. Time runs downwards on a phone, and to the right on larger screens. */
export const MorningFigure = ({ label, title, sum, span, ticks, sooner, acts, before, after }: Morning) => (
  <Frame role="img" aria-label={label} $span={span}>
    <p>
      <b>{title}</b>
      <span>{sum}</span>
    </p>
    <Legend>
      {acts.map(([what, minutes], i) => (
        <span key={what}>
          <i data-act={i} />
          {what}: <b>{minutes} min</b>
        </span>
      ))}
    </Legend>
    <Before {...before} span={span} />
    <Axis>
      {ticks.map((tick) => (
        <Minutes key={tick} $from={tick}>
          {clock(tick)}
        </Minutes>
      ))}
    </Axis>
    <Minutes data-is="sooner" $from={after.known.at} $for={before.known.at - after.known.at}>
      {sooner}
    </Minutes>
    <After {...after} />
  </Frame>
)

/** Pointing at a conclusion below dims everything on the two strips except the minutes that it is about. */
const only = [1, 2, 3]
  .map(
    (nth) =>
      `&:has(+ ul > :nth-child(${nth}):hover) [data-is='strip'] > :not([data-day='after'] > * > :nth-child(${nth + 1}))`,
  )
  .join()

/* --head and --length apply where time runs downwards; --strip is a strip's height where it runs to the right. */
const Frame = styled.div<{ $span: number }>`
  --span: ${({ $span }) => $span};
  --head: 5rem;
  --length: calc(0.8rem * var(--span));
  --strip: clamp(3rem, 5vw, 4.5rem);
  display: grid;
  grid-template-columns: 2.5rem minmax(0, 1fr) minmax(0, 1fr);
  gap: 0 0.75rem;
  align-items: start;
  ${drawnText}
  ${acted}

  [data-is='strip'] > * {
    transition: opacity 200ms linear;
  }

  ${only} {
    opacity: 0.2;
  }

  > p {
    grid-column: 1 / -1;
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: 0 0.75rem;
    padding-bottom: 0.625rem;
    border-bottom: 1px solid var(--text);
    font-size: var(--size-base);
  }

  > [data-day='before'] {
    grid-area: 3 / 2;
  }

  > [data-day='after'] {
    grid-area: 3 / 3;
  }

  /* On wide screens, it reaches from one time to the other, like a dimension line. */
  > [data-is='sooner'] {
    grid-area: 3 / 3;
    align-self: end;
    margin-left: 2.375rem;
    color: var(--action-strong);
    font: 700 var(--size-base) / 1.15 var(--font-display);
  }

  ${smallPhone} {
    grid-template-columns: 2.25rem minmax(0, 1fr) minmax(0, 1fr);
    gap: 0 0.375rem;

    > [data-is='sooner'] {
      margin-left: 1.5rem;
    }
  }

  ${largeText} {
    display: block;
  }

  ${tablet} {
    display: block;

    > [data-is='sooner'] {
      display: grid;
      grid-template-columns: minmax(0, 1fr) auto minmax(0, 1fr);
      gap: 1rem;
      align-items: center;
      width: ${share.for};
      font-size: var(--size-h3);
      margin-left: ${share.from};
    }

    > [data-is='sooner']::before,
    > [data-is='sooner']::after {
      content: '';
      border-top: 1px solid var(--action);
    }
  }
`

const Legend = styled.div`
  grid-column: 1 / -1;
  display: flex;
  flex-wrap: wrap;
  gap: 0.25rem 1.25rem;
  padding-block: 0.75rem;
  color: var(--muted);

  i {
    --tone: var(--muted);
    display: inline-block;
    width: 1.5rem;
    height: 0.75rem;
    margin-right: 0.375rem;
  }

  [data-act='2'] {
    --tone: var(--text);
  }

  b {
    color: var(--text);
  }
`

const Axis = styled.div`
  position: relative;
  grid-area: 3 / 1;
  height: var(--length);
  margin-top: var(--head);
  border-right: 1px solid var(--text);
  color: var(--muted);
  font-size: var(--size-tiny);

  > * {
    position: absolute;
    top: ${share.from};
    right: 0.375rem;
    line-height: 1;
    transform: translateY(calc(-1 * ${share.from}));
  }

  ${largeText} {
    display: none;
  }

  /* A mark every five minutes. */
  ${tablet} {
    height: 2.25rem;
    margin: 0;
    border: 0;
    border-top: 1px solid var(--text);
    background: repeating-linear-gradient(90deg, var(--text) 0 1px, transparent 1px calc((100% - 1px) * 5 / var(--span)))
      0 0 / 100% 0.375rem no-repeat;

    > * {
      top: 0;
      right: auto;
      left: ${share.from};
      padding-top: 0.5rem;
      transform: translateX(calc(-1 * ${share.from}));
    }
  }
`
