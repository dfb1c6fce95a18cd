import { tablet } from '@bridge/shared/breakpoints'
import { styled } from 'styled-components'
import type { Streams } from '../../content/figures/figure.ts'
import { type Slot, slotsOf } from '../../content/figures/slots.ts'
import { StateLabel } from '../states/StateLabel.tsx'
import { largeText, smallPhone, tones } from './tones.ts'

const least = 0.26

/** A whole divides into streams, each as thick as its share. */
export const StreamsFigure = ({ parts }: Streams) => {
  const slots = slotsOf(
    parts.map(({ weight }) => weight),
    least,
  )
  return (
    <Flow $rows={slots.map(({ height }) => `${(height * 100).toFixed(1)}fr`).join(' ')}>
      <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
        {slots.map((slot, i) => (
          <g key={slot.to} data-tone={parts[i]?.tone}>
            <path d={streamOf(slot)} />
            <path d={endsOf(slot)} />
          </g>
        ))}
      </svg>
      {parts.map(({ name, note, state }) => (
        <p key={name}>
          <b>{name}</b>
          <small>{note}</small>
          {state && <StateLabel state={state} />}
        </p>
      ))}
    </Flow>
  )
}

const at = (share: number) => Number((share * 100).toFixed(2))

function streamOf({ from, to, thick }: Slot): string {
  const [left, right, depth] = [at(from), at(to), at(thick)]
  return `M3 ${left}C50 ${left} 50 ${right} 97 ${right}v${depth}C50 ${right + depth} 50 ${left + depth} 3 ${left + depth}Z`
}

/** The bars at both ends. */
const endsOf = ({ from, to, thick }: Slot) =>
  `M0 ${at(from)}h3v${at(thick)}h-3zM97 ${at(to)}h3v${at(thick)}h-3z`

const Divided = styled.div`
  display: grid;
  grid-template: var(--rows) / minmax(0, 5fr) minmax(0, 7fr);
  gap: 0 1rem;
  height: calc(100% - 1.25rem);
  min-height: 18rem;
  margin-top: 1.25rem;

  ${tablet} {
    grid-template-columns: minmax(0, 7fr) minmax(0, 6fr);
  }

  ${smallPhone} {
    grid-template-columns: 3.5rem minmax(0, 1fr);
    min-height: 20rem;
  }

  ${largeText} {
    display: block;
    height: auto;

    > svg {
      display: none;
    }
  }

  > svg {
    grid-area: 1 / 1 / -1 / 2;
    width: 100%;
    height: 0; /* adds no height */
    min-height: 100%;
  }

  g {
    ${tones}
    fill: var(--tone);
    stroke: var(--tone);
  }

  /* Visible even when thin. */
  g > path {
    vector-effect: non-scaling-stroke;
  }

  g > :first-child {
    fill: color-mix(in srgb, var(--tone) 28%, var(--card));
    stroke: color-mix(in srgb, var(--tone) 28%, var(--card));
  }

  > p {
    grid-column: 2;
  }

  b {
    display: block;
    font: 700 var(--size-h3) / 1.1 var(--font-display);
  }
`

/** The drawing at the left, and a label for each stream, in rows of given heights. */
export const Flow = styled(Divided)<{ $rows: string }>`
  --rows: ${({ $rows }) => $rows};
`
