import { desktop } from '@bridge/shared/breakpoints'
import { styled } from 'styled-components'
import { largeText, percent, smallPhone } from './tones.ts'

/** Half a mark's width. */
export const half = '0.5625rem'

/** Styles that all places share, so that documents contain them once. */
const Spot = styled.span`
  position: absolute;
  top: 0.5rem;
  display: grid;
  gap: 0.3125rem;
  justify-items: center;
  width: max-content;
  max-width: 9rem;
  text-align: center;
  transform: translateX(-50%);

  &[data-end='left'] {
    justify-items: start;
    text-align: left;
    transform: translateX(-${half});
  }

  &[data-end='right'] {
    justify-items: end;
    text-align: right;
    transform: translateX(${half});
  }

  svg {
    border-radius: 50%;
    background: var(--card);
  }

  span {
    padding-inline: 0.125rem;
    background: var(--card);
    font-size: var(--size-tiny);
    line-height: 1.2;
  }

  ${smallPhone} {
    max-width: 3.75rem;
  }

  ${largeText} {
    &,
    &[data-end] {
      position: static;
      max-width: none;
      transform: none;
    }
  }

  ${desktop} {
    &,
    &[data-end] {
      top: 1.0625rem;
      justify-items: center;
      text-align: center;
      transform: translateX(-50%);
    }

    &[data-end='right'] {
      transform: translateX(50%);
    }
  }
`

/** A mark and its label, centred on a point in time. On a phone, a label that does not fit is aligned with the mark. */
export const Place = styled(Spot)<{ $at: number }>`
  left: ${({ $at }) => percent($at)};

  &[data-end='right'] {
    right: ${({ $at }) => percent(1 - $at)};
    left: auto;
  }
`
