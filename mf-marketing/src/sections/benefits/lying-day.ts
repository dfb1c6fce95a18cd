import { css } from 'styled-components'
import { share } from './Minutes.ts'

/** Time runs to the right. Clock times are above their minutes; activities are below, each beside its thread. */
export const lyingDay = css`
  --notes: 4.5rem;
  position: relative;
  display: block;

  &[data-day='after'] {
    --notes: 5.25rem;
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

  [data-act='1'] {
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
    min-height: 0;
    padding: 0.625rem 0 0 0.625rem;
    border-left: 1px solid var(--text);
    white-space: nowrap;

    > b {
      display: block;
    }
  }

  &[data-day='after'] > [data-is='notes'] > [data-left] {
    right: calc(100% - ${share.from});
    left: 0; /* its width must not depend on what has arrived */
    padding: 0.625rem 0.625rem 0 0;
    border: solid var(--text);
    border-width: 0 1px 0 0;
    text-align: right;
  }

  &[data-day='after'] > [data-is='notes'] > :is([data-free], [data-during]) {
    top: calc(100% - var(--notes) - var(--strip));
    display: flex;
    align-items: center;
    height: var(--strip);
    padding-top: 0;
    border: 0;
    font-weight: 600;
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

    > b {
      font-size: calc(0.8 * var(--size-h2));
    }

    > span {
      width: 13rem;
    }
  }
`
