import { desktop } from '@bridge/shared/breakpoints'
import { styled } from 'styled-components'
import { toScale } from '../../content/mission.ts'

const { heads, across, perDay, days } = toScale

/** Days as bands, with what is asked on each. In a corner of the first band are the seconds, marked by a ring. */
export const ToScaleFigure = () => (
  <Figure>
    <p>
      <b>{heads[0]}</b> {heads[1]}
    </p>
    <ol>
      {days.map((asked, i) => (
        <li key={asked}>
          <b>Day {i + 1}</b>
          {asked}
        </li>
      ))}
    </ol>
  </Figure>
)

const Figure = styled.div`
  print-color-adjust: exact;

  && > p {
    margin-bottom: 1rem;
    color: var(--on-ink-muted);
    font-size: var(--size-small);
  }

  > p > b {
    color: var(--amber);
  }

  ol {
    position: relative;
    display: grid;
    grid-auto-rows: minmax(4.5rem, 1fr);
    padding: 0;
    list-style: none;
  }

  li {
    display: grid;
    grid-template-columns: 4rem minmax(0, 1fr);
    gap: 1rem;
    align-items: center;
    padding: 0.75rem 1.5rem;
    background: color-mix(in srgb, var(--bright) 24%, var(--ink));
    line-height: 1.3;
  }

  li:nth-child(even) {
    background: color-mix(in srgb, var(--bright) 14%, var(--ink));
  }

  li > b {
    color: var(--bright);
    font-weight: 600;
  }

  ol::before {
    position: absolute;
    width: calc(100% / ${across});
    height: calc(100% / ${perDay * days.length});
    background: var(--amber);
    content: '';
  }

  ol::after {
    position: absolute;
    top: -0.75rem;
    left: -0.75rem;
    width: 1.5rem;
    height: 1.5rem;
    border: 1.5px solid var(--amber);
    border-radius: 50%;
    content: '';
  }

  ${desktop} {
    ol {
      grid-auto-rows: 7.5rem;
    }

    li {
      grid-template-columns: 8rem minmax(0, 1fr);
      padding-inline: 3rem;
      font: 700 calc(1.25 * var(--size-h3)) / 1.2 var(--font-display);
      letter-spacing: -0.01em;
    }

    li > b {
      font: 600 var(--size-lead) / 1.2 var(--font-text);
    }
  }
`
