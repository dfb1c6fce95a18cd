import { styled } from 'styled-components'

export const Tags = ({ tags }: { tags: readonly string[] }) => (
  <List>
    {tags.map((tag) => (
      <li key={tag}>{tag}</li>
    ))}
  </List>
)

const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 0.5rem;
  margin-top: 1.75rem;
  padding: 0;
  list-style: none;

  li {
    padding: 0.375rem 0.875rem;
    border: 1px solid var(--line);
    border-radius: 999px;
    background: var(--card);
    font-size: var(--size-small);
  }
`
