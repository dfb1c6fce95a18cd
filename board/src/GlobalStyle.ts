import { tokens } from '@bridge/shared/ui/tokens'
import { createGlobalStyle } from 'styled-components'

const variables = Object.entries(tokens)
  .map(([name, value]) => `--${name}:${value};`)
  .join('')

/** The site's tokens, with smaller text: this page is for an engineer who has to decide something now. */
export const GlobalStyle = createGlobalStyle`
  :root { ${variables} }

  *, *::before, *::after { box-sizing: border-box; }

  html { -webkit-text-size-adjust: 100%; scroll-padding-top: 1rem; }

  body {
    margin: 0;
    background: var(--paper);
    color: var(--text);
    font: 400 var(--size-small) / 1.5 var(--font-text);
    overflow-wrap: break-word;
    -webkit-font-smoothing: antialiased;
  }

  h1, h2, h3, p, ul, ol, dl, dd, pre, figure { margin: 0; }
  ul, ol { padding: 0; list-style: none; }
  h2, h3 { font-family: var(--font-display); line-height: 1.2; letter-spacing: -0.015em; }
  button, input, select { font: inherit; color: inherit; }
  a { color: var(--action); text-underline-offset: 0.2em; }
  code, pre { font-family: var(--font-code); font-size: 0.93em; }
  img, svg { display: block; max-width: 100%; }

  :focus-visible {
    outline: 3px solid var(--focus, var(--action));
    outline-offset: 2px;
  }

  @media (prefers-reduced-motion: reduce) {
    *, *::before, *::after { animation-duration: 0s !important; transition-duration: 0s !important; }
  }
`
