import { tablet } from '@bridge/shared/breakpoints'
import { styled } from 'styled-components'
import { type Document, type Road, total } from '../../content/figures/figure.ts'
import { figure } from '../../content/rupees.ts'
import { percent } from './tones.ts'

/** An invoice with what the law adds to it, and the road that its goods take. */
export const DocumentFigure = ({ lines, adds, road }: Document) => (
  <Desk>
    <Paper>
      {lines.map(([what, how, amount]) => (
        <p key={what}>
          <span>
            {what}
            <small>{how}</small>
          </span>
          {figure(amount)}
        </p>
      ))}
      <p>
        <b>Total, ₹</b>
        <b>{figure(total(lines.map(([, , amount]) => amount)))}</b>
      </p>
      <Signed>
        <span>
          IRN 9f2c71…e4
          <small>Ack 1126 2041 7730</small>
        </span>
        <Code />
      </Signed>
    </Paper>
    <Adds>
      {adds.map(([what, how]) => (
        <li key={what}>
          <b>{what}</b>
          <small>{how}</small>
        </li>
      ))}
    </Adds>
    <Way {...road} />
  </Desk>
)

/** Days of validity, along the road to scale. */
const Way = ({ from, to, km, kmPerDay }: Road) => (
  <Ruler>
    <svg aria-hidden="true">
      <line x2="100%" y1="50%" y2="50%" />
      {Array.from({ length: Math.ceil(km / kmPerDay) }, (_, day) => (day * kmPerDay) / km).map((at) => (
        <line key={at} x1={percent(at)} x2={percent(at)} y1="10%" y2="90%" />
      ))}
      <line className="end" x1="100%" x2="100%" y1="10%" y2="90%" />
      <line
        className="rest"
        x1={percent(Math.floor(km / kmPerDay) * (kmPerDay / km))}
        x2="100%"
        y1="50%"
        y2="50%"
      />
    </svg>
    <p>
      <b>{from}</b>
      <span>
        Day one: {kmPerDay} km. Day two: {km % kmPerDay}.
      </span>
      <b>{to}</b>
    </p>
  </Ruler>
)

/** Looks like a QR code; leads nowhere. */
const Code = () => (
  <svg viewBox="0 0 21 21" aria-hidden="true">
    <path d={`${eyes}${cells}`} />
  </svg>
)

const eye = (x: number, y: number) => `M${x} ${y}h7v7h-7zm1 1v5h5v-5zm1 1h3v3h-3z`
const eyes = eye(0, 0) + eye(14, 0) + eye(0, 14)

const isFree = (x: number, y: number) => (x > 7 && x < 13) || (y > 7 && (y < 13 || x > 7))

const cells = Array.from({ length: 21 * 21 }, (_, i) => [i % 21, Math.floor(i / 21)] as const)
  .filter(([x, y]) => isFree(x, y) && ((x * 37 + y * 61) ** 2 + x * y * 13) % 29 < 14)
  .map(([x, y]) => `M${x} ${y}h1v1h-1z`)
  .join('')

const Desk = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 0.75rem 1.5rem;
  padding-top: 1rem;

  ${tablet} {
    grid-template-columns: minmax(0, 7fr) minmax(0, 5fr);
  }
`

const Paper = styled.div`
  position: relative;
  padding: 0.375rem 1rem 0.875rem;
  outline: 1px solid transparent;
  background: color-mix(in srgb, var(--amber) 7%, var(--paper));
  box-shadow: var(--shadow-low);

  p {
    display: flex;
    justify-content: space-between;
    gap: 1rem;
    padding: 0.375rem 0;
    border-bottom: 1px solid var(--line);
  }

`

const Signed = styled.div`
  display: flex;
  justify-content: space-between;
  padding-top: 0.625rem;

  svg {
    width: 3.5rem;
    height: 3.5rem;
  }
`

const Adds = styled.ul`
  padding: 0;
  list-style: none;

  li {
    padding-block: 0.4375rem;
    border-bottom: 1px solid var(--line);
  }

  li b {
    margin-right: 0.375em;
  }

  li small {
    display: inline;
  }

  /* On a phone the paper itself shows it, just above. */
  li:first-child {
    display: none;
  }

  ${tablet} {
    li:first-child {
      display: list-item;
    }

    li small {
      display: block;
    }
  }
`

const Ruler = styled.div`
  svg {
    display: block;
    width: 100%;
    height: 1.5rem;
    overflow: visible;
  }

  line {
    stroke: var(--action);
    stroke-width: 3;
  }

  .rest {
    stroke: var(--amber);
  }

  p {
    display: flex;
    justify-content: space-between;
    gap: 1rem;
    padding: 0.25rem 0 0;
    font-size: var(--size-tiny);
  }

  ${tablet} {
    grid-column: 1 / -1;
  }
`
