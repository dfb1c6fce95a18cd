import { styled } from 'styled-components'
import type { Paper, Slip } from '../../content/paper.ts'
import { laidOut } from './laid-out.ts'
import { Stamp } from './Stamp.tsx'

/** The part below the perforation, with the office's stamp on it. */
export const Counterfoil = ({ slip, stamp }: { slip: Slip; stamp: Paper['stamp'] }) => (
  <Foil>
    <Sum>
      {slip.label}
      <b>{slip.amount}</b>
    </Sum>
    <Facts>
      {slip.fields.map(([label, value]) => (
        <span key={label}>
          <small>{label}</small>
          {value}
        </span>
      ))}
    </Facts>
    {stamp && <Stamp {...stamp} />}
  </Foil>
)

const Foil = styled.div`
  position: relative;
  display: grid;
  gap: 1rem;
  margin: 1.5rem -1.25rem 0;
  padding: 1.25rem 1.25rem 1.5rem;
  border-top: 1.5px dashed color-mix(in srgb, var(--text) 45%, var(--card));

  ${laidOut.wide} {
    grid-template-columns: 12.5rem minmax(0, 1fr);
    margin-inline: -${laidOut.margin}rem;
    padding-inline: ${laidOut.margin}rem;
  }
`

const Sum = styled.span`
  b {
    display: block;
    font-size: var(--size-h3);
    line-height: 1.3;
  }
`

const Facts = styled.span`
  display: grid;
  gap: 0.25rem;
  align-content: start;

  span {
    display: grid;
    grid-template-columns: 2rem minmax(0, 1fr);
  }

  small {
    color: var(--muted);
    font-size: inherit;
  }
`
