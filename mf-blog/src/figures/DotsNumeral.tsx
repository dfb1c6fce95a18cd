import { desktop, tablet } from '@bridge/shared/breakpoints'
import { styled } from 'styled-components'
import type { DotsFigure } from './figure-kind.ts'
import { withCommas } from './with-commas.ts'

/** In the notch of the field: the number of exceptions, and of what. */
export const DotsNumeral = ({ figure: { total, exceptions, unit, others } }: { figure: DotsFigure }) => (
  <Numeral>
    <strong>{exceptions}</strong>{' '}
    <b>
      of {withCommas(total)} {unit}
    </b>{' '}
    The other {withCommas(total - exceptions)} {others}
  </Numeral>
)

const Numeral = styled.p`
  position: absolute;
  inset: 0 auto auto 0;
  width: 46%;
  color: var(--on-ink-muted);
  font-size: var(--size-tiny);
  line-height: 1.4;

  ${tablet} {
    width: 23.5%;
  }

  ${desktop} {
    font-size: var(--size-small);
  }

  strong {
    display: block;
    margin: -0.045em 0 0.13em -0.02em;
    color: var(--amber);
    font: 700 30cqw / 0.76 var(--font-display);
    letter-spacing: -0.05em;

    ${tablet} {
      font-size: 12.5cqw;
    }

    ${desktop} {
      font-size: 17cqw;
    }
  }

  b {
    display: block;
    color: var(--on-ink);
    font-weight: 600;
  }

  ${desktop} {
    b {
      margin-bottom: 0.25em;
      font-size: var(--size-base);
    }
  }
`
