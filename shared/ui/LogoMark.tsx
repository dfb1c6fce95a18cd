/** @jsxRuntime automatic — set here because builds run this file, and a team's folder has no tsconfig.json */
/** Two arcs over a deck, and a packet of money in transit. `--arc` colours the arcs for their background. */
export const LogoMark = () => (
  <svg viewBox="0 0 36 24" aria-hidden="true" fill="none" strokeWidth="2.25" strokeLinecap="round">
    <path d="M4 20a14 14 0 0 1 28 0M11 20a7 7 0 0 1 14 0" stroke="var(--arc, var(--action))" />
    <path d="M1.5 20h33" stroke="currentColor" />
    <circle cx="18" cy="6" r="3.25" fill="var(--amber)" />
  </svg>
)
