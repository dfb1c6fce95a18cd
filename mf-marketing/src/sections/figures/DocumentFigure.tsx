import { tablet } from '@bridge/shared/breakpoints'
import { styled } from 'styled-components'
import { type Document, total } from '../../content/figures/figure.ts'
import { figure } from '../../content/rupees.ts'
import { QrCode } from '../QrCode.tsx'
import { Way } from './Way.tsx'

/** An invoice with what the law adds to it, and the road that its goods take. */
export const DocumentFigure = ({ lines, signed, adds, road }: Document) => (
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
          {signed[0]}
          <small>{signed[1]}</small>
        </span>
        <QrCode />
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

const Desk = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  grid-template-rows: minmax(0, 1fr);
  gap: 0.75rem 1.5rem;
  height: 100%;
  padding-top: 1rem;

  ${tablet} {
    grid-template-columns: minmax(0, 7fr) minmax(0, 5fr);
  }
`

const Paper = styled.div`
  display: grid;
  align-content: start;
  padding: 0.375rem 1rem 0.875rem;
  outline: 1px solid transparent;
  background: color-mix(in srgb, var(--amber) 7%, var(--paper));
  box-shadow: var(--shadow-low);

  p {
    display: flex;
    justify-content: space-between;
    gap: 1rem;
    padding: 0.625rem 0;
    border-bottom: 1px solid var(--line);
  }
`

const Signed = styled.div`
  display: flex;
  justify-content: space-between;
  padding-top: 1rem;

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
