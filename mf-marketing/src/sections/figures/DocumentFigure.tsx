import { tablet } from '@bridge/shared/breakpoints'
import { styled } from 'styled-components'
import type { Document } from '../../content/figures/figure.ts'
import { percent } from './tones.ts'
import { Way } from './Way.tsx'

/** Goods on their road, at the end of the last whole day of the bill, and the papers that go with them. */
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
      <Lorry
        viewBox="0 0 120 56"
        aria-hidden="true"
        $at={percent((Math.floor(km / kmPerDay) * kmPerDay) / km)}
      >
        <path d="M2 6H82V44H2ZM86 16H104L118 30V44H86ZM91 21H102L109 29H91Z" />
        <path d="M2 6C20 0 64 0 82 6L62 26 42 4 22 26ZM22 26V44M62 26V44" data-is="sheet" />
        <path d="M26 47a8 8 0 1 1-16 0a8 8 0 1 1 16 0ZM76 47a8 8 0 1 1-16 0a8 8 0 1 1 16 0ZM110 47a8 8 0 1 1-16 0a8 8 0 1 1 16 0Z" />
      </Lorry>
      <Way {...road} />
    </Journey>
  )
}

const Journey = styled.div`
  padding-top: 0.25rem;
`

const Papers = styled.ul`
  display: grid;
  gap: 0 1.25rem;
  padding: 0;
  list-style: none;

  li {
    padding-block: 0.625rem;
    border-bottom: 1px solid var(--line);
  }

  ${tablet} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
`

/** Its front is where the day ends. */
const Lorry = styled.svg<{ $at: string }>`
  --long: 9rem;
  display: block;
  width: var(--long);
  margin: 2.5rem 0 -0.375rem calc(${({ $at }) => $at} - var(--long));
  overflow: visible;
  fill: var(--card);
  stroke: var(--text);
  stroke-width: 1.75;
  stroke-linejoin: round;

  path {
    vector-effect: non-scaling-stroke;
  }

  [data-is='sheet'] {
    fill: color-mix(in srgb, var(--action) 22%, var(--card));
  }

  ${tablet} {
    --long: 15rem;
    margin-top: 3.5rem;
  }
`
