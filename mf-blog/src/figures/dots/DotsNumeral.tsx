import { desktop, tablet } from '@bridge/shared/breakpoints'
import { styled } from 'styled-components'
import { withCommas } from '../with-commas.ts'
import type { DotsFigure } from './dots-figure.ts'

/** The text in the notch of the field: how many things are not exceptions, and how many are. */
export const DotsNumeral = ({ figure: { total, exceptions, others } }: { figure: DotsFigure }) => (
  <Numeral>
    <strong>{withCommas(total - exceptions)}</strong> <b>{others}</b> {exceptions} are not.
  </Numeral>
)

const Numeral = styled.p`
  position: absolute;
  inset: 0 auto auto 0;
  width: 53%;
  color: var(--on-ink-muted);
  font-size: var(--size-tiny);
  line-height: 1.4;

  ${tablet} {
    width: 32%;
  }

  ${desktop} {
    font-size: var(--size-small);
  }

  strong {
    display: block;
    margin: 0 0 0.15em -0.03em;
    color: var(--bright);
    font: 700 18cqw / 0.8 var(--font-display);
    letter-spacing: -0.025em;

    ${tablet} {
      font-size: 11.5cqw;
    }
  }

  b {
    display: block;
    color: var(--on-ink);
    font-weight: 600;
  }

  ${desktop} {
    b {
      font-size: var(--size-base);
    }
  }
`
