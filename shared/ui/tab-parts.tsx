import { keyframes, styled } from 'styled-components'
import { desktop, tablet } from '../breakpoints.ts'

export const Layout = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: clamp(1.5rem, 3vw, 3rem);
  align-items: start;

  ${desktop} {
    &[data-layout='beside'] {
      grid-template-columns: minmax(0, 5fr) minmax(0, 7fr);
    }
  }

  @media (scripting: none), print {
    &[data-layout='beside'] {
      grid-template-columns: minmax(0, 1fr);
    }
  }
`

/* Without JavaScript and in print, the panels' own headings tell them apart. */
const Buttons = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, var(--least)), 1fr));
  gap: 0.5rem;

  ${tablet} {
    grid-template-columns: repeat(var(--columns), minmax(0, 1fr));
  }

  [role='tab'] {
    position: relative;
    display: flex;
    align-items: center;
    gap: clamp(0.5rem, 2vw, 0.875rem);
    min-height: 3.25rem;
    padding: 0.75rem clamp(0.625rem, 2.5vw, 1rem);
    overflow: clip;
    border: 1px solid transparent;
    border-radius: var(--radius);
    background: none;
    color: inherit;
    font: 600 var(--size-body) / 1.3 var(--font-text);
    text-align: left;
    cursor: pointer;
    transition: background-color 200ms var(--ease);
  }

  [role='tab']:hover {
    background: color-mix(in srgb, currentColor 6%, transparent);
  }

  [role='tab'][aria-selected='true'] {
    border-color: color-mix(in srgb, var(--action) 32%, transparent);
    background: color-mix(in srgb, var(--action) 9%, transparent);
  }

  @media (scripting: none), print {
    [data-layout='beside'] > & {
      display: none;
    }
  }

  /* A list beside its panel gets larger type. */
  ${desktop} {
    [data-layout='beside'] > & {
      grid-template-columns: minmax(0, 1fr);
      grid-auto-rows: minmax(4.5rem, auto);
    }

    [data-layout='beside'] > & > [role='tab'] {
      font: 700 var(--size-h3) / 1.2 var(--font-display);
    }
  }
`

/* On a phone, many tabs in one column would push their panel off the screen. */
export const List = styled(Buttons)<{ $count: number }>`
  --least: ${({ $count }) => ($count > 3 ? 10 : 13)}rem;
  --columns: ${({ $count }) => ($count === 6 ? 3 : $count)};
`

export const Mark = styled.span`
  flex: none;
  display: grid;
  place-items: center;
  width: 2.25rem;
  height: 2.25rem;
  border: 1px solid color-mix(in srgb, currentColor 24%, transparent);
  border-radius: 50%;
  font-size: var(--size-small);

  [aria-selected='true'] > & {
    border-color: var(--action);
    background: var(--action);
    color: var(--card);
  }

  svg {
    width: 1.25rem;
  }
`

export const Meter = styled.span`
  position: absolute;
  inset: auto 0 0;
  height: 3px;
  background: var(--action);
  transform: scaleX(0);
  transform-origin: left;

  [aria-selected='true'] > & {
    transform: scaleX(calc(var(--progress, 0) / 100));
    transition: transform 100ms linear;
  }
`

const unfold = keyframes`
  to {
    grid-area: auto;
    visibility: visible;
    opacity: 1;
  }
`

export const Panels = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 2rem;

  > * {
    grid-area: 1 / 1;
    transition: opacity 250ms var(--ease);
  }

  > [data-selected='false'] {
    visibility: hidden;
    opacity: 0;
    transition: none;
  }

  /* Opens all panels after ten seconds without the code, unless the page does not need it yet (PageModule.hydrate). */
  :root:not([data-waits]) [data-live='false'] > & > [role='tabpanel'] {
    animation: ${unfold} 0s 10s forwards;
  }

  @media (scripting: none), print {
    grid-template-columns: repeat(auto-fit, minmax(min(100%, 26rem), 1fr));

    > [role='tabpanel'][data-selected] {
      grid-area: auto;
      visibility: visible;
      opacity: 1;
    }
  }
`
