import { desktop } from '@bridge/shared/breakpoints'
import { styled } from 'styled-components'
import type { Lane, Lanes } from '../../content/figures/figure.ts'
import { StateMark } from '../states/StateMark.tsx'
import { half, Place } from './Place.tsx'
import { largeText, percent, smallPhone } from './tones.ts'

/** A time axis, and a lane for each participant. */
export const LanesFigure = ({ span: [from, to], ticks, lanes }: Lanes) => {
  const share = (at: number) => (at - from) / (to - from)
  return (
    <>
      {lanes.map((lane) => (
        <Row key={lane.name}>
          <p>
            <b>{lane.name}</b>
            <small>{lane.note}</small>
          </p>
          <Track lane={lane} ticks={ticks.map(([at]) => at)} share={share} />
        </Row>
      ))}
      <Axis aria-hidden="true">
        {ticks.map(([at, label]) => (
          <Place key={at} $at={share(at)} data-end={endOf(share(at), label)}>
            {label}
          </Place>
        ))}
      </Axis>
    </>
  )
}

interface TrackProps {
  readonly lane: Lane
  readonly ticks: readonly number[]
  readonly share: (at: number) => number
}

const Track = ({ lane: { runs, stops }, ticks, share }: TrackProps) => (
  <Line>
    <svg aria-hidden="true">
      {ticks.map((at) => (
        <line key={at} className="tick" x1={percent(share(at))} x2={percent(share(at))} y2="100%" />
      ))}
      {runs.map(([from, to, is]) => (
        <line key={from} data-is={is} x1={percent(share(from))} x2={percent(share(to))} />
      ))}
    </svg>
    {stops.map(({ at, text, state }) => (
      <Place key={at} $at={share(at)} data-end={endOf(share(at), text)}>
        <StateMark state={state} />
        <span>{text}</span>
      </Place>
    ))}
  </Line>
)

/** Half a label's width on a phone, as a share of the line. A label closer than this to an end cannot be centred. */
const halfOf = (text: string) => text.length * 0.0115

const endOf = (share: number, text: string) =>
  share < halfOf(text) ? 'left' : share > 1 - halfOf(text) ? 'right' : undefined

/** The distance from the last tick to the end of the rules, which has room for half a label. */
const inset = '3.25rem'

const Row = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 0.25rem 1.5rem;
  min-height: 5.5rem;
  padding-top: 0.625rem;
  border-bottom: 1px solid var(--line);

  p {
    display: flex;
    gap: 0.5rem;
    align-items: baseline;
  }

  ${desktop} {
    grid-template-columns: 8rem minmax(0, 1fr);
    min-height: 5rem;
    padding-top: 0;

    p {
      display: block;
      padding-top: 0.75rem;
    }
  }
`

const Line = styled.div`
  position: relative;
  height: 3.25rem;
  margin-inline: ${half};

  ${smallPhone} {
    height: 4rem;
  }

  ${largeText} {
    height: auto;

    > svg {
      display: none;
    }
  }

  > svg {
    position: absolute;
    width: 100%;
    height: 100%;
    overflow: visible;
  }

  line {
    stroke: var(--action);
    stroke-width: 3;
    transform: translateY(1.0625rem);
  }

  [data-is='loose'] {
    stroke: var(--amber);
    stroke-dasharray: 5 5;
  }

  .tick {
    stroke: var(--line);
    stroke-width: 1;
    transform: none;
  }

  ${desktop} {
    height: 100%;
    margin: 0 ${inset} 0 0;

    line:not(.tick) {
      transform: translateY(1.625rem);
    }
  }
`

const Axis = styled.div`
  position: relative;
  height: 1.75rem;
  margin-inline: ${half};
  color: var(--muted);
  font-size: var(--size-tiny);

  ${Place} {
    top: 0.5rem;
  }

  ${desktop} {
    margin: 0 ${inset} 0 9.5rem;
  }
`
