import { styled } from 'styled-components'
import { DotField } from './DotField.tsx'
import { scattered } from './dot-field.ts'
import type { DotsFigure } from './figure-kind.ts'
import { sheets } from './sheets.ts'
import { withCommas } from './with-commas.ts'

/** The cover of a list card: every dot, the exceptions and their number. */
export const DotsCard = ({ id, figure }: { id: string; figure: DotsFigure }) => {
  const { total, exceptions, unit } = figure
  return (
    <Picture viewBox="-8 -8.5 184.33 96.77" aria-hidden="true">
      <path d="M-200-200h600v600h-600Z" fill="var(--ink)" />
      <DotField
        id={id}
        sheet={sheets.card}
        total={total}
        exceptions={scattered(sheets.card, total, exceptions)}
        radius={0.95}
        dot={0.5}
      />
      <text className="numeral" x="-1" y="27">
        {exceptions}
      </text>
      <text y="38.5">
        of {withCommas(total)} {unit}
      </text>
    </Picture>
  )
}

const Picture = styled.svg`
  /* Two or three whole pixels a dot where there is room for them: anything between shimmers. */
  && {
    width: max(min(100%, 23.041rem), round(down, 100%, 11.5206rem));
    height: auto;
  }

  overflow: visible;
  forced-color-adjust: none;

  text {
    fill: var(--on-ink);
    font: 500 8px var(--font-text);
  }

  .numeral {
    fill: var(--amber);
    font: 700 40px var(--font-display);
    letter-spacing: -0.04em;
  }

  .mass,
  .halo {
    transition: opacity 250ms var(--ease);
  }

  .mass {
    opacity: calc(0.85 - 0.55 * var(--pointed-at, 0));
  }

  .halo {
    opacity: calc(0.22 + 0.38 * var(--pointed-at, 0));
  }
`
