import { desktop } from '@bridge/shared/breakpoints'
import { Container } from '@bridge/shared/ui/Container'
import { Unbroken } from '@bridge/shared/ui/Unbroken'
import { styled } from 'styled-components'
import { atHalf, gap } from '../columns.ts'
import { Thing } from '../papers/Thing.tsx'
import { Sentences } from '../Sentences.tsx'
import { DayDate, DayEntries, DaySums } from './DayEntries.tsx'
import { Dial } from './Dial.tsx'
import type { Day } from './day.ts'

/** The day as a turn of a clock's hand, with its object and its net in the middle of the clock, beside its entries. */
export const DialDay = ({
  heading,
  date,
  thing,
  close,
  net,
  write,
  turn,
  ...day
}: Day & { readonly turn: 'day' | 'hour' }) => (
  <Laid>
    <Sentences text={heading} />
    <div>
      <DayDate date={date} />
      <DayEntries {...day} write={write} />
      <DaySums {...day} write={write} />
    </div>
    <Face>
      <Dial entries={day.entries} close={close} turn={turn} />
      <div>
        {thing && <Thing {...thing} />}
        <time>{close.time}</time>
        <b data-gain={net > 0 || undefined}>{write(net)}</b>
      </div>
    </Face>
    <p>
      <Unbroken text={close.text} />
    </p>
  </Laid>
)

const Laid = styled(Container)`
  > h2 {
    margin-bottom: ${gap};
  }

  > p {
    max-width: 30em;
    margin: 1rem auto 0;
    font-size: var(--size-lead);
    text-align: center;
    text-wrap: balance;
  }

  ${desktop} {
    display: grid;
    grid-template: auto 1fr minmax(6rem, auto) / ${atHalf};
    column-gap: ${gap};

    > h2 {
      grid-column: 2;
    }

    > div:first-of-type {
      grid-area: 2 / 2 / span 2;
    }

    > p {
      margin-block: 0.5rem 0;
    }
  }
`

const Face = styled.div`
  display: grid;
  max-width: 34rem;
  margin: 2rem auto 0;

  > * {
    grid-area: 1 / 1;
  }

  > div {
    align-self: center;
    justify-self: center;
    display: grid;
    gap: 0.375rem;
    justify-items: center;
    width: 46%;
  }

  time,
  b {
    font: 700 min(var(--size-h2), 9vw) / 1 var(--font-display);
    letter-spacing: -0.02em;
  }

  b {
    font-size: min(var(--size-h3), 5vw);
  }

  [data-gain] {
    color: var(--bright);
  }

  ${desktop} {
    grid-area: 1 / 1 / span 2;
    align-self: center;
    width: 112%;
    max-width: none;
    margin: 0 0 0 -9%;
  }
`
