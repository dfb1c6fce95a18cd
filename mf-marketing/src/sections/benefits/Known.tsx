import { tablet } from '@bridge/shared/breakpoints'
import { styled } from 'styled-components'
import { clock, type Morning } from '../../content/figures/morning.ts'
import { percent } from '../figures/tones.ts'

type KnownProps = Morning['before']['known'] & Pick<Morning, 'span'> & { readonly end?: boolean }

/** The minute at which the sum is known: a flag on the axis. */
export const Known = ({ at, sum, says, span, end }: KnownProps) => (
  <Flag $at={at / span} data-end={end}>
    <b>{clock(at)}</b>
    <span>
      <b>{sum}</b>
      <small>{says}</small>
    </span>
  </Flag>
)

const Flag = styled.span<{ $at: number }>`
  grid-column: 1 / -1;
  padding-block: 0.375rem 0.75rem;

  > b {
    display: block;
    font: 700 var(--size-h2) / 1 var(--font-display);
    letter-spacing: -0.04em;
  }

  &:not([data-end]) > b {
    color: var(--action);
  }

  ${tablet} {
    position: absolute;
    bottom: var(--notes);
    left: ${({ $at }) => percent($at)};
    display: flex;
    gap: 0.875rem;
    align-items: end;
    height: calc(5.5rem + var(--strip));
    padding: 0 0 var(--strip) 0.625rem;
    border-left: 2px solid var(--action);

    &[data-end] {
      right: 0;
      left: auto;
      flex-direction: row-reverse;
      padding: 0 0.625rem var(--strip) 0;
      border-right: 2px solid var(--text);
      border-left: 0;
      text-align: right;
    }

    > b {
      font-size: calc(1.15 * var(--size-h1));
    }

    > span {
      padding-bottom: 0.375rem;
    }

    > span > b {
      font-size: var(--size-base);
    }
  }
`
