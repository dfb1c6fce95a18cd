import { tablet } from '@bridge/shared/breakpoints'
import { Fragment } from 'react'
import { styled } from 'styled-components'
import { total } from '../../content/figures/figure.ts'
import { clock, type Morning } from '../../content/figures/morning.ts'
import { largeText, percent, smallPhone, tones } from '../figures/tones.ts'
import { acted } from './acted.ts'
import { Known } from './Known.tsx'

type BeforeProps = Morning['before'] & Pick<Morning, 'span'>
type AfterProps = Morning['after'] & Pick<Morning, 'span'>

/** Portals, one after the other, each divided by what is done in it. */
export const Before = ({ day, how, portals, known, span }: BeforeProps) => {
  const timed = portals.map((portal) => ({ ...portal, whole: total(portal.minutes) }))
  const rest = span - total(timed.map(({ whole }) => whole))
  return (
    <Day data-day="before">
      <p>
        <b>{day}</b>
        <small>{how}</small>
      </p>
      <Strip>
        {timed.map(({ bank, name, tone, minutes, whole }) => (
          <Portal key={bank + name} $for={whole} data-tone={tone}>
            {minutes.map((minute, act) => (
              <Act key={`${name}${act + 1}`} $for={minute} data-act={act} />
            ))}
          </Portal>
        ))}
        <Act $for={rest} data-act="4" />
      </Strip>
      <Notes>
        {timed.map(({ bank, name, whole }) => (
          <Minutes key={bank + name} $for={whole}>
            <b>{bank}</b>
            <small>{name}</small>
            <small>{whole} min</small>
          </Minutes>
        ))}
        <Minutes $for={rest}>
          <small>Add up</small>
        </Minutes>
      </Notes>
      <Known {...known} end span={span} />
    </Day>
  )
}

/** One page, and what the morning is for. */
export const After = ({ day, how, done, known, span }: AfterProps) => (
  <Day data-day="after">
    <p>
      <b>{day}</b>
      <small>{how}</small>
    </p>
    <Strip>
      {done.map(({ what, from, to, free }) => (
        <Block key={what} $for={to - from} data-free={free} />
      ))}
    </Strip>
    <Notes>
      {done.map(({ what, how: by, from, to, free }, i) => (
        <Fragment key={what}>
          <Note $at={from / span} $row={done.length - 1 - i} data-free={free}>
            <b>{free ? what : `${clock(from)} ${what}`}</b>
            {by && <small>{by}</small>}
          </Note>
          {to === known.at && <Known {...known} span={span} />}
        </Fragment>
      ))}
    </Notes>
  </Day>
)

/** As high as its labels, and room for the clock above its strip, where time runs to the right. */
const Day = styled.div`
  display: grid;
  grid-template: var(--head) var(--length) auto / 1.75rem minmax(0, 1fr);
  gap: 0 0.625rem;

  > p {
    grid-column: 1 / -1;
  }

  ${smallPhone} {
    grid-template-columns: 1.125rem minmax(0, 1fr);
    column-gap: 0.375rem;
  }

  ${largeText} {
    display: block;
    margin-bottom: 1.5rem;
  }

  ${tablet} {
    --notes: 4.5rem;
    position: relative;
    display: block;

    &[data-day='after'] {
      --notes: 6rem;
    }

    > p {
      display: grid;
      align-content: end;
      height: 5.5rem;
      padding-bottom: 0.75rem;
      font-size: var(--size-base);
    }

    &[data-day='after'] > p {
      text-align: right;
    }
  }
`

const Strip = styled.div`
  display: flex;
  flex-direction: column;

  ${largeText} {
    display: none;
  }

  ${tablet} {
    flex-direction: row;
    height: var(--strip);
  }
`

/** As long as it took. */
const Minutes = styled.span<{ $for: number }>`
  flex: ${({ $for }) => $for} ${({ $for }) => $for} 0;
  min-width: 0;
  min-height: 0;
`

const Portal = styled(Minutes)`
  ${tones}
  display: flex;
  flex-direction: inherit;
  outline: 1px solid var(--paper);
  outline-offset: -1px;
`

const Act = styled(Minutes)`
  ${acted}

  [data-day] > div > & {
    --tone: var(--text);
  }
`

/** Three banks on one page, a transfer, some lines; and what nobody works in. */
const Block = styled(Minutes)`
  background: color-mix(in srgb, var(--action) 22%, var(--paper));
  forced-color-adjust: none;
  print-color-adjust: exact;

  &:nth-child(2) {
    background: linear-gradient(90deg, var(--bright) 33%, var(--action) 33% 67%, var(--amber) 67%);
  }

  &:nth-child(3) {
    background: var(--text);
  }

  &[data-free] {
    outline: 1px dashed color-mix(in srgb, var(--text) 50%, var(--paper));
    outline-offset: -1px;
    background: none;
  }

  ${tablet} {
    &:nth-child(2) {
      background: linear-gradient(var(--bright) 33%, var(--action) 33% 67%, var(--amber) 67%);
    }
  }
`

const Notes = styled.div`
  display: flex;
  flex-direction: column;

  ${largeText} {
    display: block;
  }

  ${tablet} {
    flex-direction: row;
    height: var(--notes);

    padding-top: 0.5rem;
  }
`

/** To the right, each on a line of its own, at the end of a thread from where it began. */
const Note = styled.span<{ $at: number; $row: number }>`
  min-height: calc(4 * var(--minute));
  padding-bottom: 0.5rem;

  ${tablet} {
    position: absolute;
    top: calc(100% - var(--notes));
    left: ${({ $at }) => percent($at)};
    display: flex;
    gap: 0.75rem;
    align-items: last baseline;
    height: calc(${({ $row }) => $row} * 1.75rem);
    min-height: 0;
    padding: 0 0 0 0.625rem;
    border-left: 1px solid var(--text);
    white-space: nowrap;

    &[data-free] {
      top: calc(100% - var(--notes) - var(--strip));
      align-items: center;
      height: var(--strip);
      border: 0;
      color: var(--muted);
    }
  }
`
