import { desktop, tablet } from '@bridge/shared/breakpoints'
import { css, styled } from 'styled-components'
import { outage } from '../../content/home/outage.ts'
import { Bridge } from './bridge/Bridge.tsx'
import { boxOf, wide } from './bridge/works.ts'
import { BankSwitch } from './outage/BankSwitch.tsx'
import { Sentence } from './outage/Sentence.tsx'
import { low, lowest } from './windows.ts'

/** The bridge and its switch, which is above Bank A and wired to it. Must be in a `Stage`. */
export const Crossing = () => (
  <Room>
    <Place>
      <Desk>
        <BankSwitch label={outage.switch} />
        <Sentence values={outage.status} />
      </Desk>
      <Bridge />
    </Place>
  </Room>
)

const [, , boxWidth, boxHeight] = boxOf(wide)

/**
 * Sizes for the hero. The bridge is as wide as the height below the words allows: usually as wide as the column; in
 * large windows, up to the window's width. The switch stays in the column, and the wire leads from there to the bank’s
 * roof, which is `--out` outside the column.
 */
export const crossingSizes = css`
  --desk: 6.875rem;
  --wire: 4.125rem;

  ${tablet} {
    --desk: 4.5rem;
    --wire: 1.875rem;
  }

  ${desktop} {
    --desk: 4rem;
    --across: max(100%, min(100vw - 2 * var(--gutter), 150rem, (100svh - 42rem) * 4.6));
    --out: max(0px, (var(--across) - var(--column)) / 2);
  }

  ${lowest} {
    --desk: 3.375rem;
    --wire: 1.25rem;
  }
`

/** The height that is left below the words. If the bridge is taller, its water is below the band's edge. */
const Room = styled.div`
  ${desktop} {
    position: relative;
    grid-area: 2 / 1 / auto / -1;
  }
`

/** The bridge's place, whose height is known before the drawing arrives. */
const Place = styled.div`
  ${desktop} {
    position: absolute;
    inset: 0 calc((100% - var(--across)) / 2) 4.5rem;
    display: grid;
    align-content: end;
    align-content: safe end;

    &::before {
      grid-area: 1 / 1;
      box-sizing: content-box;
      padding-top: var(--desk);
      aspect-ratio: ${boxWidth} / ${boxHeight};
      content: '';
    }

    > * {
      grid-area: 1 / 1;
      align-self: end;
    }

    > :first-child {
      align-self: start;
    }
  }

  ${low} {
    align-content: start;
  }
`

const Desk = styled.div`
  display: flex;
  flex-direction: column;
  align-items: start;
  height: var(--desk);
  padding-top: 0.75rem;

  /* On a phone the wire runs down beside this text, clear of the switch's focus ring. */
  p {
    margin-top: 0.5rem;
    padding-left: 2.25rem;
    color: var(--on-ink-muted);
    font-size: var(--size-small);
    line-height: 1.35;
    text-wrap: balance;
  }

  ${tablet} {
    flex-direction: row;
    gap: 1.75rem;
    padding-top: 0.5rem;

    p {
      margin: 0;
      padding: 0;
      font-size: var(--size-base);
      line-height: 2.25rem;
    }
  }

  ${desktop} {
    padding: 0 0 0 var(--out);
  }
`
