import { css, styled } from 'styled-components'

const box = css`
  width: 100%;
  min-height: 3.25rem;
  padding: 0.75rem 1rem;
  border: 1px solid color-mix(in srgb, var(--muted) 70%, var(--card));
  border-radius: 0.625rem;
  background: var(--paper);
  color: var(--text);
  font: 400 var(--size-body) / 1.4 var(--font-text);
  transition: border-color 150ms var(--ease);

  &:hover {
    border-color: var(--text);
  }

  &[aria-invalid='true'] {
    border-color: var(--danger);
    box-shadow: inset 0 0 0 1px var(--danger);
  }
`

export const Input = styled.input`
  ${box}
`

export const Select = styled.select`
  ${box}
  padding-right: 3rem;
  appearance: none;
`

/** Draws the select's arrow with CSS, because an image cannot use a token's colour. */
export const SelectBox = styled.div`
  position: relative;

  &::after {
    content: '';
    position: absolute;
    top: calc(50% - 0.375rem);
    right: 1.25rem;
    width: 0.5rem;
    height: 0.5rem;
    border: solid var(--muted);
    border-width: 0 2px 2px 0;
    rotate: 45deg;
    pointer-events: none;
  }
`
