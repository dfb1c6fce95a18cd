import { tablet } from '@bridge/shared/breakpoints'
import { styled } from 'styled-components'
import { bankA, bankB, ledger, outage } from '../../content/home/outage.ts'
import { whereDown } from '../outage/BankSwitch.tsx'
import { Elevation } from './Elevation.tsx'
import { boxOf, nameDepth, narrow, type Works, wide } from './works.ts'

/** The bridge, with its names. In a `Stage`. */
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

/** The place of a point of the drawing. */
const at = (works: Works, x: number, y: number): string => {
  const [left, top, width, height] = boxOf(works)
  const share = (part: number, whole: number) => `${((100 * part) / whole).toFixed(2)}%`
  return `left: ${share(x - left, width)}; top: ${share(y - top, height)};`
}

const overBank = (works: Works, x: number) => at(works, x, -4.95 * works.halfPylon)

const narrowEdge = (side: 1 | -1) => side * (narrow.pitch + narrow.halfPylon)

const underSpan = (works: Works, side: 1 | -1) =>
  at(works, (side * works.pitch) / 2, works.clearance * nameDepth)

const Frame = styled.div`
  position: relative;

  > .wide {
    display: none;
  }

  ${tablet} {
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

  @media (min-width: 112rem) {
    font-size: var(--size-base);
  }
`

const Name = styled(Label)`
  padding: 0.1875rem 0.5rem;
  font-weight: 600;
  transform: translate(-50%, -100%);

  /* On a phone the pylons are narrower than their names, which keep to the column. */
  &.of-a {
    ${overBank(narrow, narrowEdge(-1))}
    padding-inline: 0;
    transform: translateY(-100%);
  }

  &.of-b {
    ${overBank(narrow, narrowEdge(1))}
    padding-inline: 0;
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
      ${overBank(wide, -wide.pitch)}
      transform: translate(-50%, -100%);
    }

    &.of-b {
      ${overBank(wide, wide.pitch)}
      transform: translate(-50%, -100%);
    }

    &.payee {
      ${at(wide, 0, wide.clearance)}
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

  &.of-a {
    ${underSpan(narrow, -1)}
  }

  &.of-b {
    ${underSpan(narrow, 1)}
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
