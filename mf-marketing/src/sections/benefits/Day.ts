import { tablet } from '@bridge/shared/breakpoints'
import { css, styled } from 'styled-components'
import { largeText, smallPhone } from '../figures/tones.ts'
import { share } from './Minutes.ts'

/** To the right: the clock stands over the minute, and what is done below, each on a line of its own by its thread. */
const lying = css`
  --notes: 4.5rem;
  position: relative;
  display: block;

  &[data-day='after'] {
    --notes: 6rem;
  }

  > p {
    height: 5.5rem;
    padding-top: 2.25rem;
    font-size: var(--size-base);
  }

  > p > b {
    display: block;
  }

  &[data-day='after'] > p {
    text-align: right;
  }

  > [data-is='strip'] {
    height: var(--strip);
  }

  > [data-is='strip'],
  > [data-is='notes'] {
    flex-direction: row;
  }

  > [data-is='strip'] > *,
  &[data-day='before'] > [data-is='notes'] > * {
    width: ${share.for};
    height: auto;
  }

  [data-act='3'] {
    box-shadow: inset -2px 0 var(--paper);
  }

  > [data-is='notes'] {
    height: var(--notes);
    padding-top: 0.5rem;
  }

  &[data-day='after'] > [data-is='strip'] > i:nth-child(2) {
    background: linear-gradient(var(--bright) 33%, var(--action) 33% 67%, var(--amber) 67%);
  }

  &[data-day='after'] > [data-is='notes'] > :not([data-is]) {
    position: absolute;
    top: calc(100% - var(--notes));
    left: ${share.from};
    display: flex;
    gap: 0.75rem;
    align-items: last baseline;
    height: calc(1.75rem * var(--row));
    min-height: 0;
    padding: 0 0 0 0.625rem;
    border-left: 1px solid var(--text);
    white-space: nowrap;
  }

  &[data-day='after'] > [data-is='notes'] > [data-free] {
    top: calc(100% - var(--notes) - var(--strip));
    align-items: center;
    height: var(--strip);
    border: 0;
    color: var(--muted);
  }

  [data-is='known'] {
    position: absolute;
    bottom: var(--notes);
    left: ${share.from};
    display: flex;
    gap: 0.875rem;
    align-items: end;
    height: calc(5.5rem + var(--strip));
    padding: 0 0 calc(var(--strip) + 0.375rem) 0.625rem;
    border-left: 2px solid var(--action);

    > b {
      font-size: calc(1.15 * var(--size-h1));
    }

    > span {
      height: 2.75rem;
    }

    > span > b {
      display: block;
      font-size: var(--size-base);
    }
  }

  > [data-is='known'] {
    right: 0;
    left: auto;
    flex-direction: row-reverse;
    padding-inline: 0 0.625rem;
    border: solid var(--text);
    border-width: 0 2px 0 0;
    text-align: right;

    > span {
      width: 13rem;
    }
  }
`

/** A morning: its strip to scale, three banks on one page in the colours of all three, and notes along it. */
export const Day = styled.div`
  display: grid;
  grid-template: var(--head) var(--length) auto / 1.75rem minmax(0, 1fr);
  gap: 0 0.625rem;

  > p,
  > [data-is='known'] {
    grid-column: 1 / -1;
  }

  > [data-is='strip'],
  > [data-is='notes'] {
    display: flex;
    flex-direction: column;
  }

  > [data-is='strip'] > *,
  &[data-day='before'] > [data-is='notes'] > * {
    flex: none;
    height: ${share.for};
  }

  [data-act='3'] {
    box-shadow: inset 0 -2px var(--paper);
  }

  &[data-day='after'] > [data-is='strip'] > i {
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
  }

  &[data-day='after'] > [data-is='notes'] > :not([data-is]) {
    min-height: 3.2rem;
    padding-bottom: 0.5rem;
  }

  [data-is='known'] {
    padding-block: 0.375rem 0.75rem;
  }

  [data-is='known'] > b {
    display: block;
    font: 700 var(--size-h2) / 1 var(--font-display);
    letter-spacing: -0.04em;
  }

  [data-is='notes'] > [data-is='known'] > b {
    color: var(--action);
  }

  ${smallPhone} {
    grid-template-columns: 1.125rem minmax(0, 1fr);
    column-gap: 0.375rem;
  }

  ${largeText} {
    display: block;
    margin-bottom: 1.5rem;

    > [data-is='strip'] {
      display: none;
    }

    > [data-is='notes'] {
      display: block;
    }
  }

  ${tablet} {
    ${lying}
  }
`
