import { tokens } from '@bridge/shared/tokens'
import { createGlobalStyle } from 'styled-components'

const variables = Object.entries(tokens)
  .map(([name, value]) => `--${name}:${value};`)
  .join('')

/** The tokens and the ground that every page stands on. The only global style of the site. */
export const GlobalStyle = createGlobalStyle`
  :root { ${variables} }

  *, *::before, *::after { box-sizing: border-box; }

  html {
    scroll-behavior: smooth;
    scroll-padding-top: calc(var(--nav-height) + 1rem);
    -webkit-text-size-adjust: 100%;
  }

  body {
    margin: 0;
    background: var(--paper);
    color: var(--text);
    font: 400 var(--size-body) / 1.6 var(--font-text);
    -webkit-font-smoothing: antialiased;
  }

  h1, h2, h3, h4, p, ul, ol, dl, dd, figure { margin: 0; }
  h1, h2, h3, summary { text-wrap-style: balance; }
  p, li, dd { text-wrap-style: pretty; }
  img, svg { display: block; max-width: 100%; }
  a { color: var(--action); text-underline-offset: 0.2em; }
  button { font: inherit; }

  :focus-visible {
    outline: 3px solid var(--focus, var(--action));
    outline-offset: 3px;
  }

  html:has(dialog:modal) { overflow: hidden; }

  /*
   * The first paint of a visit that begins at the top does not wait for what is far below: it is laid out right after,
   * piece by piece, as all at once would hold up a tap. In higher windows it may be in sight at once, and would be seen
   * to move. Only Chromium comes here, and its versions before 138 bring all of it at once.
   */
  @keyframes below {
    from, to { content-visibility: auto; contain-intrinsic-size: auto 50rem; }
  }
  @media screen and (max-height: 1000px) {
    [data-from-top] main:not([data-alive]) {
      > :nth-child(n + 3), [data-long] > :nth-child(n + 5) {
        animation: below 1ms 300ms backwards;
        animation-delay: calc(sibling-index() * 40ms);
      }
    }
  }

  @media (prefers-reduced-motion: reduce) {
    html { scroll-behavior: auto; }
    *, *::before, *::after {
      animation-duration: 0s !important;
      transition-duration: 0s !important;
    }
  }

  /* On paper there is the page alone, in ink on white, with nothing folded away. */
  @media print {
    :root {
      --ink: white;
      --ink-2: white;
      --ink-line: #999;
      --on-ink: black;
      --on-ink-muted: #333;
      --bright: #07643f;
      --paper: white;
      --size-body: 10.5pt;
    }

    main ~ *, :has(~ main) { display: none !important; }
    h1, h2, h3 { break-after: avoid; }
    li, tr, figure { break-inside: avoid; }
    ::details-content { content-visibility: visible; display: block; }
  }
`
