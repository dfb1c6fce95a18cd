import { tablet } from '@bridge/shared/breakpoints'
import { styled } from 'styled-components'
import { largeText, smallPhone } from '../figures/tones.ts'
import { lyingDay } from './lying-day.ts'
import { share } from './Minutes.ts'

/** A morning: its strip to scale, and notes along the strip. The page with three banks has the colours of all three. */
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

  [data-act='1'] {
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

  [data-during] {
    display: none;
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
    ${lyingDay}
  }
`
