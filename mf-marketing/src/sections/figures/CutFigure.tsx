import { tablet } from '@bridge/shared/breakpoints'
import { styled } from 'styled-components'
import { type Cut, total } from '../../content/figures/figure.ts'
import { StateLabel } from '../states/StateLabel.tsx'
import { tones } from './tones.ts'

const [period, height] = [120, 160]
const swings = Array.from({ length: 9 }, (_, i) => (i - 4) * 38)

/** Waves of several amplitudes through the same nodes, and the same waves shifted by a quarter of a period. */
const waves = [-period / 4, 0]
  .flatMap((x) =>
    swings.map(
      (swing) => `M${x} ${height / 2}q${period / 4} ${swing} ${period / 2} 0t${period / 2} 0t${period / 2} 0`,
    ),
  )
  .join('')

/** A banknote cut into parts, to scale, and a description of each part. */
export const CutFigure = ({ parts }: Cut) => {
  const whole = total(parts.map(({ weight }) => weight))
  return (
    <>
      <Note>
        {parts.map(({ name, tone, weight }, i) => (
          <Part key={name} data-tone={tone} $of={weight / whole}>
            <svg aria-hidden="true">
              <pattern id={`note-${i}`} width={period} height={height} patternUnits="userSpaceOnUse">
                <path d={waves} />
              </pattern>
              <rect width="100%" height="100%" fill={`url(#note-${i})`} />
            </svg>
          </Part>
        ))}
      </Note>
      <Words $columns={parts.map(({ weight }) => `minmax(0, ${(weight / whole) * 100}fr)`).join(' ')}>
        {parts.map(({ name, note, tone, state }) => (
          <p key={name} data-tone={tone}>
            <b>{name}</b>
            <small>{note}</small>
            <StateLabel state={state} />
          </p>
        ))}
      </Words>
    </>
  )
}

const Note = styled.div`
  display: flex;
  gap: 0.5rem;
  padding-top: 1.75rem;

  ${tablet} {
    gap: 2rem;
  }
`

const Part = styled.div<{ $of: number }>`
  ${tones}
  position: relative;
  flex: ${({ $of }) => $of} 0 0;
  min-width: 0;
  height: 7rem;
  outline: 2px solid var(--tone);
  outline-offset: -2px;
  background: color-mix(in srgb, var(--tone) 14%, var(--card));
  transform: rotate(-0.4deg);

  &:nth-child(2) {
    transform: translateY(0.5rem) rotate(2.5deg);
  }

  &:nth-child(3) {
    transform: rotate(-1.5deg);
  }

  svg {
    display: block;
    width: 100%;
    height: 100%;
  }

  path {
    fill: none;
    stroke: var(--tone);
    stroke-width: 0.75;
  }

  ${tablet} {
    height: ${height / 20}rem;
  }
`

const Words = styled.div<{ $columns: string }>`
  display: grid;
  gap: 0 2rem;
  padding-top: 1.25rem;

  p {
    ${tones}
    padding: 0.5rem 0 0.5rem 0.875rem;
    border-left: 4px solid var(--tone);
  }

  p + p {
    margin-top: 0.5rem;
  }

  b {
    display: block;
    font: 700 var(--size-h3) / 1.1 var(--font-display);
  }

  ${tablet} {
    grid-template-columns: ${({ $columns }) => $columns};

    p {
      padding: 0;
      border: 0;
    }

    p + p {
      margin: 0;
    }

    p:nth-child(2) {
      justify-self: end;
      text-align: right;
      white-space: nowrap;
    }
  }
`
