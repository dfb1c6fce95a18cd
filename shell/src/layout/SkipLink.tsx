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
  transform: translateY(-250%);
  transition: transform 150ms var(--ease);

  &:focus {
    transform: none;
  }
`
