import { tablet } from '@bridge/shared/breakpoints'
import { styled } from 'styled-components'
import { topButtonId } from './ids.ts'

/** Shown and operated by follow-scroll.ts. */
export const ScrollToTop = () => (
  <Button type="button" id={topButtonId} aria-label="Scroll to top">
    <svg viewBox="0 0 24 24" aria-hidden="true">
      <path d="M12 19V5m-6 6 6-6 6 6" />
    </svg>
  </Button>
)

/**
 * While invisible, the button takes neither focus nor clicks. On a phone it is centred, because pages have amounts at
 * the right edge.
 */
const Button = styled.button`
  position: fixed;
  left: calc(50% - 1.25rem);
  bottom: 0.75rem;
  z-index: 10;
  display: grid;
  place-items: center;
  width: 2.5rem;
  height: 2.5rem;
  padding: 0;
  border: 1px solid var(--line);
  border-radius: 50%;
  background: var(--card);
  box-shadow: var(--shadow-high);
  color: var(--action);
  visibility: hidden;
  opacity: 0;
  transform: translateY(0.75rem);
  transition:
    opacity 200ms var(--ease),
    transform 200ms var(--ease),
    visibility 200ms;
  cursor: pointer;

  svg {
    width: 1.25rem;
    height: 1.25rem;
    fill: none;
    stroke: currentColor;
    stroke-width: 2;
    stroke-linecap: round;
    stroke-linejoin: round;
  }

  ${tablet} {
    right: clamp(1rem, 2.5vw, 2rem);
    bottom: clamp(1rem, 2.5vw, 2rem);
    left: auto;
    width: 3rem;
    height: 3rem;
  }

  &[data-shown] {
    visibility: visible;
    opacity: 1;
    transform: none;
  }
`
