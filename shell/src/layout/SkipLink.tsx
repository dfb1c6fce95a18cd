import { styled } from 'styled-components'

export const SkipLink = () => <Link href="#main">Skip to content</Link>

const Link = styled.a`
  position: fixed;
  top: 0.5rem;
  left: 0.5rem;
  z-index: 30;
  padding: 0.75rem 1.25rem;
  border-radius: var(--radius);
  background: var(--card);
  color: var(--text);
  transform: translateY(-200%);

  &:focus {
    transform: none;
  }
`
