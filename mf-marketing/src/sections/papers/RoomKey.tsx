import { styled } from 'styled-components'

/** A room's key on its tag, as a reception hands it out. */
export const RoomKey = ({ tag }: { tag: string }) => (
  <Thing viewBox="0 0 214 76" aria-hidden="true">
    <path d="M3 38C3 20 22 9 44 9H72C90 9 101 25 105 33A6 6 0 0 1 105 43C101 51 90 67 72 67H44C22 67 3 56 3 38Z" />
    <path
      className="fine"
      d="M9 38C9 24 25 14.5 44 14.5H72C84 14.5 93 24 98 33.5M9 38C9 52 25 61.5 44 61.5H72C84 61.5 93 52 98 42.5"
    />
    <path d="M149 34.5H207L211 38 207 41.5H204V53H198V47H193V53H187V41.5H149" />
    <circle cx="137" cy="38" r="14" />
    <circle className="hole" cx="137" cy="38" r="7" />
    <circle className="hole" cx="96" cy="38" r="4.5" />
    <circle className="ring" cx="114" cy="38" r="17" />
    <text x="50" y="46.5">
      {tag}
    </text>
  </Thing>
)

const Thing = styled.svg`
  forced-color-adjust: none;
  fill: var(--card);
  stroke: var(--text);
  stroke-width: 1.75;
  stroke-linejoin: round;

  .fine {
    fill: none;
    stroke-width: 1;
  }

  .hole {
    fill: var(--ink);
  }

  .ring {
    fill: none;
    stroke: var(--on-ink-muted);
  }

  text {
    fill: var(--text);
    stroke: none;
    font: 700 24px var(--font-display);
    text-anchor: middle;
  }
`
