import { styled } from 'styled-components'

export const Button = styled.button.attrs({ type: 'button' })`
  padding: 0.375rem 0.75rem;
  border: 1px solid var(--muted);
  border-radius: 0.5rem;
  background: var(--card);
  cursor: pointer;
  font-weight: 600;

  &:hover:not(:disabled) {
    border-color: var(--action);
    color: var(--action-strong);
  }

  &:disabled {
    border-color: var(--line);
    color: var(--muted);
    cursor: not-allowed;
  }
`
