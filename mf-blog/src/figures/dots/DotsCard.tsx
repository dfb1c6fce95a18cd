import { styled } from 'styled-components'
import { withCommas } from '../with-commas.ts'
import type { DotsFigure } from './dots-figure.ts'
import { SortedDots } from './SortedDots.tsx'

/** The cover of a list card: every dot, the exceptions sorted below, and their number. */
export const DotsCard = ({ id, figure }: { id: string; figure: DotsFigure }) => (
  <Picture viewBox="0 0 148 111" aria-hidden="true">
    <path d="M-200-200h600v600h-600Z" fill="var(--ink)" />
    <SortedDots id={id} layout="card" figure={figure} line={0.4} every={5} />
    <text className="numeral" x="7.2" y="31.5">
      {figure.exceptions}
    </text>
    <text x="8" y="43">
      of {withCommas(figure.total)} {figure.unit}
    </text>
  </Picture>
)

const Picture = styled.svg`
  /* Where there is room, exactly two and a half pixels per dot: other sizes shimmer. */
  && {
    width: max(100%, round(nearest, 100%, 370px));
    height: auto;
  }

  overflow: visible;
  forced-color-adjust: none;

  text {
    fill: var(--on-ink);
    font: 500 5.6px var(--font-text);
  }

  .numeral {
    fill: var(--amber);
    font: 700 36px var(--font-display);
    letter-spacing: -0.04em;
  }

  .mass,
  .halo {
    transition: opacity 250ms var(--ease);
  }

  .mass {
    opacity: calc(0.8 - 0.5 * var(--pointed-at, 0));
  }

  .halo {
    opacity: calc(0.5 + 0.5 * var(--pointed-at, 0));
  }
`
