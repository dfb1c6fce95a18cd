import { tokens } from '@bridge/shared/ui/tokens'
import { createGlobalStyle } from 'styled-components'

const variables = Object.entries(tokens)
  .map(([name, value]) => `--${name}:${value};`)
  .join('')

/** The tokens and base styles of every page: the site's only global style. */
export const GlobalStyle = createGlobalStyle`
  :root { ${variables} }

  *, *::before, *::after { box-sizing: border-box; }

  html {
    font-size: var(--size-root);
    scroll-padding-top: calc(var(--nav-height) + 1rem);
    -webkit-text-size-adjust: 100%;
  }

  body {
    margin: 0;
    background: var(--paper);
    color: var(--text);
    font: 400 var(--size-body) / 1.6 var(--font-text);
    overflow-wrap: break-word;
    -webkit-font-smoothing: antialiased;
  }

  h1, h2, h3, h4, p, ul, ol, dl, dd, figure { margin: 0; }
  h1, h2, h3, summary, button { text-wrap-style: balance; }
  p, li, dd, td, small { text-wrap-style: pretty; }
  img, svg { display: block; max-width: 100%; }
  a { color: var(--action); text-underline-offset: 0.2em; }
  button { font: inherit; }

  :focus-visible {
    outline: 3px solid var(--focus, var(--action));
    outline-offset: 3px;
  }

  html:has(dialog:modal) { overflow: hidden; }

  /* With script, only links within the page scroll smoothly: navigation/glide-within-page.ts. */
  @media (scripting: none) and (prefers-reduced-motion: no-preference) {
    html { scroll-behavior: smooth; }
  }

  /* Everything below content that waits for the query; shared/ui/ByQuery.tsx hides that content itself. */
  @keyframes undecided { from, to { visibility: hidden; } }
  [data-asked] :is(:has([data-by-query]), [data-by-query]) ~ * { animation: undecided 1ms 4s backwards; }

  /*
   * When a visit begins at the top, the first paint does not wait for content far below: lay-out-rest.ts ends these
   * animations in steps once the menus work, because laying the content out in one go would delay a tap. In taller
   * windows it may be in view from the start, and would visibly move. Only Chromium uses this rule. The first
   * screenful shows two items of a long list on phones, and four in wider windows.
   */
  @keyframes below {
    from, to { content-visibility: auto; contain-intrinsic-size: auto 50rem; }
  }
  @media screen and (max-height: 1000px) {
    [data-from-top] main {
      > :nth-child(n + 3 of :not([data-fold])), [data-long] > :nth-child(n + 5) {
        animation: below 1s 1s backwards paused;
      }
    }
  }
  @media screen and (max-height: 1000px) and (width < 44rem) {
    [data-from-top] main ul[data-long] > :nth-child(n + 3) {
      animation: below 1s 1s backwards paused;
    }
  }

  @media (prefers-reduced-motion: reduce) {
    *, *::before, *::after {
      animation-duration: 0s !important;
      transition-duration: 0s !important;
    }
  }

  /* In print: the page alone, dark on white, with nothing collapsed. */
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
