import { Unbroken } from '@bridge/shared/ui/Unbroken'
import { styled } from 'styled-components'

/** A separator that stays on the line of the word before it. */
const dot = '\u00a0· '

/** A list set as running text. */
export const Points = ({ points }: { points: readonly string[] }) => (
  <List>
    {points.map((point) => (
      <li key={point}>
        <Unbroken text={point} />
      </li>
    ))}
  </List>
)

const List = styled.ul`
  padding: 0;
  font-size: var(--size-base);
  list-style: none;

  li {
    display: inline;
  }

  li + li::before {
    content: '${dot}';
  }
`
