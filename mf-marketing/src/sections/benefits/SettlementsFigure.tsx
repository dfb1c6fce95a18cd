import { desktop } from '@bridge/shared/breakpoints'
import { styled } from 'styled-components'
import type { Settlements } from '../../content/figures/settlements.ts'
import { rupees } from '../../content/rupees.ts'
import { FigureFrame } from '../figures/FigureFrame.tsx'
import { largeText } from '../figures/tones.ts'
import { Place, Track } from './SettlementTrack.tsx'
import { at } from './settled.ts'

/** Payments as dots on an axis: above the line when taken, below it when settled. An arc spans each wait. */
export const SettlementsFigure = (figure: Settlements) => (
  <FigureFrame {...figure}>
    {figure.ways.map((way) => (
      <Row key={way.name}>
        <p>
          <b>{way.name}</b>
          <small>{way.note}</small>
        </p>
        <Track way={way} ticks={figure.ticks} />
        <b>{rupees(way.amount)}</b>
      </Row>
    ))}
    <Axis>
      <p>
        {figure.signs.map((sign) => (
          <span key={sign}>{sign}</span>
        ))}
      </p>
      <div>
        {figure.ticks.map(([minute, label]) => (
          <Place key={label} $at={at(minute)}>
            {label}
          </Place>
        ))}
      </div>
    </Axis>
  </FigureFrame>
)

const names = '11rem'
const amounts = '8rem'

/** Pointing at a way to pay dims the others. */
const Row = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: 0 1.5rem;
  align-items: center;
  padding-top: 0.75rem;
  border-bottom: 1px solid var(--line);
  transition: opacity 200ms linear;

  &:hover ~ &,
  &:has(~ &:hover) {
    opacity: 0.4;
  }

  > b {
    font: 700 var(--size-h3) / 1.2 var(--font-display);
    text-align: right;
    white-space: nowrap;
  }

  ${desktop} {
    grid-template-columns: ${names} minmax(0, 1fr) ${amounts};
    padding: 0;
  }

  ${largeText} {
    display: block;
  }
`

const Axis = styled.div`
  position: relative;
  color: var(--muted);
  font-size: var(--size-tiny);

  > p {
    display: flex;
    gap: 0.25rem 1rem;
    padding-top: 2rem;
  }

  > p > span {
    display: flex;
    gap: 0.5rem;
    align-items: center;
  }

  > p > span::before {
    content: '';
    width: 9px;
    height: 9px;
    border-radius: 50%;
    box-shadow: inset 0 0 0 1.5px var(--text);
  }

  > p > :last-child::before {
    background: var(--bright);
    box-shadow: none;
  }

  > div {
    position: absolute;
    inset: 0.375rem 0 auto;
  }

  > div > :first-child {
    transform: none;
  }

  ${desktop} {
    > p {
      flex-direction: column;
      padding-top: 0.5rem;
    }

    > div {
      left: calc(${names} + 1.5rem);
      right: calc(${amounts} + 1.5rem);
    }

    > div > :first-child {
      transform: translateX(-50%);
    }
  }

  ${largeText} {
    > div {
      display: none;
    }
  }
`
