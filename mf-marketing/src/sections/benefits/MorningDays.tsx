import { Fragment } from 'react'
import { total } from '../../content/figures/figure.ts'
import { clock, type Morning } from '../../content/figures/morning.ts'
import { Day } from './Day.ts'
import { Minutes } from './Minutes.ts'

/** The portals, one after another, each divided into the activities in it. */
export const Before = ({ day, how, portals, known, span }: Morning['before'] & Pick<Morning, 'span'>) => {
  const timed = portals.map((portal) => ({ ...portal, whole: total(portal.minutes) }))
  const rest = span - total(timed.map(({ whole }) => whole))
  return (
    <Day data-day="before">
      <Head day={day} how={how} />
      <div data-is="strip">
        {timed.flatMap(({ bank, name, tone, minutes }) =>
          minutes.map((minute, act) => (
            <Minutes key={`${bank}${name}${act + 1}`} as="i" $for={minute} data-tone={tone} data-act={act} />
          )),
        )}
        <Minutes as="i" $for={rest} data-act="2" />
      </div>
      <div data-is="notes">
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
      </div>
      <Known {...known} />
    </Day>
  )
}

/** One page, and what the morning is then used for. */
export const After = ({ day, how, done, known }: Morning['after']) => (
  <Day data-day="after">
    <Head day={day} how={how} />
    <div data-is="strip">
      {done.map(({ what, from, to, free }) => (
        <Minutes key={what} as="i" $for={to - from} data-free={free} />
      ))}
    </div>
    <div data-is="notes">
      {done.map(({ what, how: by, during, from, to, free }, i) => (
        <Fragment key={what}>
          {during && (
            <Minutes $from={from} data-during="">
              {during}
            </Minutes>
          )}
          <Minutes
            $from={free ? from : to}
            data-free={free}
            data-left={(!free && isCrowded(to, done[i + 1]?.to)) || undefined}
          >
            {!free && <b>{clock(to)} </b>}
            {what}
            {by && <small>{by}</small>}
          </Minutes>
          {to === known.at && <Known {...known} />}
        </Fragment>
      ))}
    </div>
  </Day>
)

/** Whether the next note is so close that this one has to be placed to the left of its minute. */
const isCrowded = (to: number, next = Number.POSITIVE_INFINITY) => next - to < 5

const Head = ({ day, how }: Pick<Morning['after'], 'day' | 'how'>) => (
  <p>
    <b>{day}</b>
    <small>{how}</small>
  </p>
)

/** The minute when the total is known: a flag on the axis. */
const Known = ({ at, sum, says }: Morning['after']['known']) => (
  <Minutes data-is="known" $from={at}>
    <b>{clock(at)}</b>
    <span>
      <b>{sum}</b>
      <small>{says}</small>
    </span>
  </Minutes>
)
