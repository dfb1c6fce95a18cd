import { styled } from 'styled-components'

export const SkipLink = () => <Link href="#main">Skip to content</Link>

const Link = styled.a`
  position: fixed;
  top: 0.75rem;
  left: 0.75rem;
  z-index: 30;
  padding: 0.875rem 1.5rem;
  border-radius: 999px;
  background: var(--bright);
  box-shadow: var(--shadow-high);
  color: var(--ink);
  font-weight: 600;
  line-height: 1.25;
  text-decoration: none;
  opacity: 0;
  transform: translateY(-150%);
  transition:
    opacity 150ms var(--ease),
    transform 150ms var(--ease);

  &:focus {
    opacity: 1;
    transform: none;
  }
`
