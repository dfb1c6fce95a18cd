import { tablet } from '@bridge/shared/breakpoints'
import { styled } from 'styled-components'
import { roles } from '../content/careers.ts'

/** Our work as a railway in plan: its sections, each with its name. */
export const RolesTrack = () => (
  <Line role="img" aria-label={roles.label}>
    <Track />
    <Names>
      {roles.sections.map((name) => (
        <span key={name}>{name}</span>
      ))}
    </Names>
  </Line>
)

const Line = styled.div`
  print-color-adjust: exact;
`

/** Rails on their sleepers. */
const Track = styled.i`
  display: grid;
  align-items: center;
  height: 2rem;
  background: repeating-linear-gradient(90deg, var(--muted) 0 3px, transparent 0 0.75rem);

  &::before {
    height: 1.125rem;
    border-block: 2px solid var(--text);
    content: '';
  }
`

const Names = styled.div`
  display: none;

  ${tablet} {
    display: grid;
    grid-template-columns: repeat(${roles.sections.length}, minmax(0, 1fr));
    margin-top: 0.5rem;
    font-size: var(--size-small);
    font-weight: 600;
    line-height: 1.25;
  }

  span {
    height: 2.75em;
    padding-left: 0.5rem;
    border-left: 1px solid var(--text);
  }
`
