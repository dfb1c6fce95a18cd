import { styled } from 'styled-components'
import { LinkOrText } from './LinkOrText.tsx'

/** The layout's call to action. `--call` and `--call-text` adapt it to its background. */
export const GetStarted = () => (
  <Call>
    <LinkOrText link="/contact">Get Started</LinkOrText>
  </Call>
)

const Call = styled.div`
  a {
    display: inline-flex;
    align-items: center;
    justify-content: center;
    width: 100%;
    min-height: 2.75rem;
    padding: 0.5rem 1.375rem;
    border-radius: 999px;
    background: var(--call, var(--action));
    color: var(--call-text, var(--card));
    font: 600 var(--size-base) / 1.2 var(--font-text);
    text-decoration: none;
    white-space: nowrap;
    transition: transform 200ms var(--ease);
  }

  a:hover {
    transform: translateY(-1px);
  }
`
