import { desktop } from '@bridge/shared/breakpoints'
import { Container } from '@bridge/shared/ui/Container'
import { Unbroken } from '@bridge/shared/ui/Unbroken'
import { css, styled } from 'styled-components'
import { gap } from '../columns.ts'
import { percent } from '../figures/tones.ts'
import { Thing } from '../papers/Thing.tsx'
import { Sentences } from '../Sentences.tsx'
import { DayDate, DayEntries, DaySums } from './DayEntries.tsx'
import type { Day } from './day.ts'

/** An account of two sides below its object: each amount, to scale, begins where the previous one on its side ended. */
export const AccountDay = ({ heading, date, thing, close, net, write, ...day }: Day) => (
  <Laid $sides={sidesOf(day)}>
    <Sentences text={heading} />
    <Standing>
      {thing && <Thing {...thing} />}
      {thing?.caption && <p>{thing.caption}</p>}
    </Standing>
    <DayDate>{date}</DayDate>
    <DaySums {...day} write={write} />
    <DayEntries {...day} write={write} />
    <Close>
      <time>{close.time}</time>
      <b data-gain={net > 0 || undefined}>{write(net)}</b>
      <p>
        <Unbroken text={close.text} />
      </p>
    </Close>
  </Laid>
)

/** Where each bar begins and how long it is, as shares of the longer side. */
function sidesOf({ entries, came, went }: Pick<Day, 'entries' | 'came' | 'went'>) {
  const whole = Math.max(came, -went)
  const sides = { in: 0, out: 0 }
  return entries.map(({ amount }) => {
    const side = amount > 0 ? 'in' : 'out'
    const at = sides[side]
    sides[side] += Math.abs(amount) / whole
    return { at: percent(at), of: percent(Math.abs(amount) / whole) }
  })
}

const Standing = styled.div`
  display: flex;
  flex-wrap: wrap-reverse;
  gap: 1rem 2rem;
  align-items: end;
  margin-top: 2rem;
  border-bottom: 2px solid var(--on-ink);

  p {
    flex: 1 11rem;
    max-width: 18em;
    padding-bottom: 1rem;
    color: var(--on-ink-muted);
    font-size: var(--size-small);
  }
`

const Close = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: 0.75rem 1.5rem;
  align-items: baseline;
  margin-top: 1.5rem;

  time,
  b {
    font: 700 min(1.3 * var(--size-h2), 9vw) / 1 var(--font-display);
    letter-spacing: -0.02em;
  }

  b {
    text-align: right;
  }

  [data-gain] {
    color: var(--bright);
  }

  p {
    grid-column: 1 / -1;
    font-size: var(--size-lead);
    line-height: 1.4;
    text-wrap: balance;
  }
`

const columns = 'minmax(0, 1fr) 7rem minmax(0, 1fr)'

const side = ({ at, of }: { at: string; of: string }, i: number) => css`
  li:nth-child(${i + 1})::after {
    width: ${of};
    margin-inline: ${at};
  }
`

const Laid = styled(Container)<{ $sides: readonly { at: string; of: string }[] }>`
  > h2 {
    margin-bottom: ${gap};
  }

  > h3 {
    padding-top: 0.75rem;
  }

  ${desktop} {
    display: grid;
    grid-template-columns: ${columns};

    > * {
      grid-column: 1 / -1;
    }

    > h2 {
      margin: 0;
      font-size: calc(0.79 * var(--size-h2));
      text-align: center;

      span {
        display: inline;
      }
    }

    > ${Standing} {
      grid-row: 2;
      display: grid;
      grid-template-columns: 1fr auto 1fr;
      margin-top: ${gap};

      svg {
        grid-column: 2;
      }
    }

    > h3 {
      grid-area: 3 / 2;
      padding: 1.25rem 0 0;
      border: 0;
      text-align: center;
    }

    > dl {
      grid-row: 3;
      display: grid;
      grid-template-columns: ${columns};
      padding-block: 0.5rem 1.5rem;
    }

    dl > :nth-child(2) {
      grid-column: 3;
      flex-direction: row-reverse;
    }

    dd {
      color: var(--on-ink);
      font: 650 var(--size-h3) / 1.2 var(--font-display);
    }

    ol {
      grid-row: 4;
      background: linear-gradient(var(--on-ink-muted), var(--on-ink-muted)) center / 1px 100% no-repeat;
    }

    li {
      grid-template: auto auto auto / ${columns};
      gap: 0;
      padding-block: 0 1.25rem;
      border: 0;
      text-align: right;
    }

    li > * {
      grid-column: 1;
    }

    li > time {
      grid-area: 1 / 2;
      justify-self: center;
      align-self: center;
      padding: 0.125rem 0.5rem;
      background: var(--ink);
    }

    li > b {
      grid-row: 1;
      font: 650 calc(0.85 * var(--size-h3)) / 1.3 var(--font-display);
    }

    li > p {
      grid-row: 2;
    }

    li::after {
      content: '';
      grid-area: 3 / 1;
      justify-self: end;
      height: 0.75rem;
      margin-top: 0.5rem;
      background: var(--action);
      forced-color-adjust: none;
      print-color-adjust: exact;
    }

    [data-out] {
      text-align: left;
    }

    [data-out] > b,
    [data-out] > p,
    [data-out]::after {
      grid-column: 3;
      justify-self: start;
    }

    [data-out]::after {
      background: var(--amber);
    }

    ${({ $sides }) => $sides.map(side)}

    > ${Close} {
      grid-template-columns: 1fr 1fr;
      padding-top: 1.5rem;
      border-top: 4px double var(--on-ink-muted);

      time {
        text-align: right;
      }

      b {
        text-align: left;
      }

      p {
        text-align: center;
      }
    }
  }
`
