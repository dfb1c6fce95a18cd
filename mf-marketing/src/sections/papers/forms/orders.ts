import { css } from 'styled-components'
import { laidOut } from '../laid-out.ts'
import { stampRed } from '../stamp-red.ts'

const tone = (colour: string, share: number) => `color-mix(in srgb, var(--${colour}) ${share}%, var(--paper))`

/** A file's index: sheets with lettered tabs, in a board cover tied with red tape lengthwise and crosswise. */
export const orders = css`
  --cover: ${tone('amber', 40)};
  --leaf: ${tone('action', 7)};
  --tab: 1.875rem;
  --tape: ${stampRed};
  position: relative;
  isolation: isolate;
  counter-reset: leaf;
  border-radius: 0.25rem 0.75rem 0.25rem 0.25rem;
  background: var(--cover);

  /* The tape, lengthwise and crosswise */
  &::before,
  &::after {
    content: '';
    position: absolute;
    z-index: 1;
    inset: 0 auto 0 0.625rem;
    width: 0.4375rem;
    background: var(--tape);
    pointer-events: none;
    box-shadow: 0 0 0 1px ${'color-mix(in srgb, var(--ink) 30%, transparent)'};
  }

  &::after {
    inset: 2.8125rem 0 auto;
    width: auto;
    height: 0.4375rem;
  }

  > * {
    padding-inline: 1.75rem calc(var(--tab) + 0.5rem);
  }

  > :first-child {
    padding-bottom: 0.4375rem;
    border-radius: 0;
    background: none;
    color: var(--text);

    span {
      color: var(--danger);
    }
  }

  > [data-n] {
    grid-template-columns: minmax(0, 1fr) 5.75rem;
    counter-increment: leaf;
    border-color: ${tone('action', 30)};
    background: linear-gradient(90deg, var(--leaf) calc(100% - var(--tab)), transparent 0);
  }

  > [data-n]::after {
    content: counter(leaf, upper-alpha);
    position: absolute;
    inset: 0.25rem 0 0.25rem auto;
    display: grid;
    place-items: center;
    width: var(--tab);
    padding-right: 0.75rem;
    border-radius: 0 0.5rem 0.5rem 0;
    background: var(--tone, ${tone('amber', 30)});
    box-shadow: inset 0 0 0 1px ${'color-mix(in srgb, var(--ink) 22%, transparent)'};
    font-weight: 600;
  }

  > [data-stitched] {
    --tone: var(--card);
  }

  > [data-n] ~ :not([data-n]) {
    background: linear-gradient(90deg, var(--leaf) calc(100% - var(--tab)), transparent 0);
  }

  [data-thread] {
    z-index: 1;
  }

  ${laidOut.beside} {
    > [data-n]::after {
      padding: 0;
    }
  }
`
