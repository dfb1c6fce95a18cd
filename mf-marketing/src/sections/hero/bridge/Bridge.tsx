import { desktop, tablet } from '@bridge/shared/breakpoints'
import { styled } from 'styled-components'
import { bankA, bankB, ledger, outage } from '../../../content/home/outage.ts'
import { whereDown } from '../outage/BankSwitch.tsx'
import { low } from '../windows.ts'
import { Elevation } from './Elevation.tsx'
import { apexOf, boxOf, nameDepth, narrow, round, type Works, wide } from './works.ts'

/** The bridge, with the names of its banks, its payee and its spans. Must be in a `Stage`. */
export const Bridge = () => (
  <Frame>
    <Elevation works={narrow} />
    <Elevation works={wide} />
    <Name className="of-a">{bankA.bank}</Name>
    <Name className="of-b">{bankB.bank}</Name>
    <Name className="payee">{ledger.payee}</Name>
    <Span className="of-a">
      <span>{outage.spanA.up}</span>
      <span>{outage.spanA.down}</span>
    </Span>
    <Span className="of-b">{outage.spanB}</Span>
  </Frame>
)

/** CSS for the position of a point in the drawing. */
const at = (works: Works, x: number, y: number): string => {
  const [left, top, width, height] = boxOf(works)
  const share = (part: number, whole: number) => `${((100 * part) / whole).toFixed(2)}%`
  return `left: ${share(x - left, width)}; top: ${share(y - top, height)};`
}

const overBank = (works: Works, side: 1 | -1) => at(works, side * works.pitch, apexOf(works))

/** The wire from the switch, `--wire` above the drawing, to Bank A's roof. */
const wire = (works: Works) => {
  const [, top, , height] = boxOf(works)
  const place = at(works, -works.pitch, apexOf(works)).split('top:')[0]
  return `${place} bottom: ${round(100 - (100 * (apexOf(works) - top)) / height)}%;`
}

const underSpan = (works: Works, side: 1 | -1) =>
  at(works, (side * works.pitch) / 2, works.clearance * nameDepth)

const Frame = styled.div`
  position: relative;

  > .wide {
    display: none;
  }

  &::before {
    position: absolute;
    top: calc(-1 * var(--wire));
    ${wire(narrow)}
    border-left: 1px solid var(--amber);
    content: '';
  }

  /* The wire begins behind the lever. */
  ${desktop} {
    &::before {
      top: calc(1.125rem - var(--desk));
      width: var(--out);
      border-top: 1px solid var(--amber);
    }
  }

  ${tablet} {
    &::before {
      ${wire(wide)}
    }

    > .wide {
      display: block;
    }

    > .narrow {
      display: none;
    }
  }
`

const Label = styled.span`
  position: absolute;
  width: max-content;
  font-size: var(--size-tiny);
  line-height: 1.2;
`

const Name = styled(Label)`
  padding: 0.1875rem 0.5rem;
  font-weight: 600;
  transform: translate(-50%, -100%);

  /* Bank A's name is beside the wire, and Bank B's is placed symmetrically. */
  &.of-a {
    ${overBank(narrow, -1)}
    transform: translateY(-100%);
  }

  &.of-b {
    ${overBank(narrow, 1)}
    transform: translate(-100%, -100%);
  }

  &.payee {
    ${at(narrow, 0, narrow.clearance)}
    border: 1px solid var(--on-ink-muted);
    background: var(--ink-2);
    transform: translate(-50%, -30%);
  }

  ${tablet} {
    &.of-a {
      ${overBank(wide, -1)}
    }

    &.of-b {
      ${overBank(wide, 1)}
    }

    &.payee {
      ${at(wide, 0, wide.clearance)}
    }
  }

  /* The payee's name is beside the disc, because the water is out of sight. */
  ${low} {
    &.payee {
      ${at(wide, wide.halfPier + 10, 18)}
      transform: none;
    }
  }
`

const Span = styled(Label)`
  display: grid;
  padding-inline: 0.5rem;
  color: var(--on-ink-muted);
  text-align: center;
  transform: translate(-50%, -50%);

  > * {
    grid-area: 1 / 1;
  }

  > :last-child:not(:first-child),
  ${whereDown} > :first-child:not(:last-child) {
    visibility: hidden;
  }

  ${whereDown} > :last-child {
    visibility: visible;
  }

  /* The name waits for the piece of the arch that breaks off, which falls through this place. */
  @media (prefers-reduced-motion: no-preference) {
    ${whereDown} > :last-child:not(:first-child) {
      transition: visibility 0s 300ms;
    }
  }

  &.of-a {
    ${underSpan(narrow, -1)}
  }

  &.of-b {
    ${underSpan(narrow, 1)}
  }

  /* With large text on a phone, the names of the two spans would overlap. */
  @media (width < 16rem) {
    display: none;
  }

  ${tablet} {
    &.of-a {
      ${underSpan(wide, -1)}
    }

    &.of-b {
      ${underSpan(wide, 1)}
    }
  }
`
