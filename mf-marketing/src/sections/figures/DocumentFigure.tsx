import { desktop, tablet } from '@bridge/shared/breakpoints'
import { styled } from 'styled-components'
import type { Document } from '../../content/figures/document.ts'
import { lorry } from '../../content/papers/lorry.ts'
import { Thing } from '../papers/Thing.tsx'
import { percent } from './tones.ts'
import { Way } from './Way.tsx'

/** Goods on the road, at the end of the bill's last whole day, and the papers that go with them. */
export const DocumentFigure = ({ adds, road }: Document) => {
  const { km, kmPerDay } = road
  return (
    <Journey>
      <Papers>
        {adds.map(([what, how]) => (
          <li key={what}>
            <b>{what}</b>
            <small>{how}</small>
          </li>
        ))}
      </Papers>
      <Stand $at={percent((Math.floor(km / kmPerDay) * kmPerDay) / km)}>
        <Thing {...lorry} />
      </Stand>
      <Way {...road} />
    </Journey>
  )
}

/** The papers are above the part of the road behind the lorry. */
const Journey = styled.div`
  padding-top: 0.25rem;

  ${desktop} {
    display: grid;
    grid-template: minmax(0, 1fr) auto / minmax(0, 5fr) minmax(0, 6fr);

    > :last-child {
      grid-column: 1 / -1;
    }
  }
`

const Papers = styled.ul`
  padding: 0;
  list-style: none;

  li {
    padding-block: 0.75rem;
    border-bottom: 1px solid var(--line);
  }

  b {
    font-size: var(--size-base);
  }

  small {
    font-size: var(--size-small);
  }

  ${tablet} {
    display: grid;
    grid-template-columns: repeat(3, minmax(0, 1fr));
    gap: 0 1.25rem;
  }

  ${desktop} {
    display: block;
    grid-area: 1 / 1;

    li:last-child {
      border: 0;
    }
  }
`

/** The position of the lorry's bumper, as a fraction of the drawing's width. */
const front = 345 / 360

/** The lorry, with its front where the day ends, and its wheels on the road. */
const Stand = styled.div<{ $at: string }>`
  --long: 12rem;
  width: var(--long);
  margin: 2rem 0 -0.625rem calc(${({ $at }) => $at} - var(--long) * ${front.toFixed(3)});

  ${tablet} {
    --long: 28rem;
    margin-top: 2.5rem;
  }

  ${desktop} {
    grid-area: 1 / 1 / 2 / 3;
    align-self: end;
  }
`
