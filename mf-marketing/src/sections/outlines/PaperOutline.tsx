import { desktop, tablet } from '@bridge/shared/breakpoints'
import { styled } from 'styled-components'
import type { Paper } from '../../content/paper.ts'
import { lies } from '../papers/laid-out.ts'
import { stampRed } from '../papers/stamp-red.ts'
import { paperStrokes, stampOn, view, wordsOn } from './paper-strokes.ts'

/** The trade's paper once more, to its last line; its thread ends in the packet on the footer's bridge. */
export const PaperOutline = (paper: Paper) => {
  const { make = 'statement', letterhead, stamp } = paper
  const [x, y] = stampOn(paper)
  return (
    <Drawn
      viewBox={`${-view.left} 0 ${view.width} ${view.height}`}
      preserveAspectRatio="xMinYMax"
      aria-hidden="true"
    >
      <g transform={`rotate(${lies[make].tilt})`}>
        {paperStrokes(paper).map(([path, is]) => path && <path key={path} d={path} data-is={is} />)}
        <path d={letterhead.mark} transform="translate(19 14) scale(1.2)" />
        {wordsOn(paper).map(({ at, text, is, ends }) => (
          <text key={at.join()} x={at[0]} y={at[1]} data-is={is} data-ends={ends}>
            {text}
          </text>
        ))}
        {stamp && (
          <g transform={`translate(${x} ${y}) rotate(-14)`} data-is="stamp">
            <circle r="41" />
            <circle r="37" />
            <text y="6">{stamp.middle}</text>
          </g>
        )}
      </g>
    </Drawn>
  )
}

const Drawn = styled.svg`
  --soft: color-mix(in srgb, var(--text) 28%, var(--card));
  fill: none;
  stroke: var(--text);
  stroke-width: 1.25;
  stroke-linejoin: round;

  [data-is='body'] {
    fill: var(--card);
    stroke: color-mix(in srgb, var(--text) 50%, var(--card));
  }

  [data-is='board'] {
    fill: color-mix(in srgb, var(--amber) 38%, var(--card));
  }

  [data-is='wire'] {
    stroke: var(--on-ink-muted);
    stroke-width: 2;
  }

  [data-is='fine'],
  [data-is='torn'] {
    stroke: var(--soft);
  }

  [data-is='torn'] {
    stroke-dasharray: 5 4;
  }

  [data-is='row'] {
    fill: color-mix(in srgb, var(--amber) 20%, var(--card));
    stroke: none;
  }

  [data-is='seam'],
  [data-is='thread'],
  [data-is='ring'] {
    stroke: var(--amber);
    stroke-width: 2;
    stroke-linecap: round;
  }

  [data-is='seam'] {
    stroke-dasharray: 7 5;
  }

  [data-is='ring'] {
    fill: var(--card);
  }

  /* On a phone the sheet is above the footer's packet. */
  [data-is='thread'] {
    display: none;
  }

  text {
    fill: var(--text);
    stroke: none;
    font: 600 24px var(--font-text);
    font-variant-numeric: tabular-nums;
  }

  [data-ends] {
    text-anchor: end;
  }

  [data-is='line'] {
    font-size: 18px;
    font-weight: 400;
  }

  [data-is='muted'] {
    fill: var(--muted);
  }

  [data-is='large'] {
    font: 700 30px var(--font-display);
  }

  [data-is='stamp'] {
    stroke: ${stampRed};

    text {
      fill: ${stampRed};
      font: 700 20px var(--font-display);
      text-anchor: middle;
    }
  }

  ${tablet} {
    [data-is='thread'] {
      display: inline;
    }
  }

  ${desktop} {
    text {
      font-size: 18px;
    }

    [data-is='line'] {
      font-size: 15px;
    }

    [data-is='large'] {
      font-size: 28px;
    }
  }
`
