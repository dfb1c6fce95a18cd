import { keyframes, styled } from 'styled-components'
import type { IconPath } from '../icons.ts'

/** A place on the bridge's deck: an icon and a name of at most two short words. */
export type Station = readonly [icon: IconPath, name: string]

/** Money moving from one station to another, with a label: '₹1,84,000 · RTGS'. Without one, a thin arc. */
export type Span = readonly [from: number, to: number, packet?: string]

/** Who pays whom, drawn as arcs between the stations of a bridge. Every page has one such picture. */
export interface CrossingPicture {
  /** Text alternative. */
  readonly label: string
  /** Three to six, from left to right. */
  readonly stations: readonly Station[]
  readonly spans: readonly Span[]
}

const above = 22
const below = 62
/** Any lower, a tag would hide its own arc. */
const lowestTag = 58

/** Packets set off one after another, arrive and rest; while the picture is hovered they keep moving. */
export function Crossing({ label, stations, spans }: CrossingPicture) {
  const width = Math.min(400, 76 * stations.length)
  const pitch = width / stations.length
  const deck = above + (Math.max(...spans.map(lengthOf)) * pitch) / 2
  return (
    <Drawing viewBox={`0 0 ${width} ${deck + below}`} role="img" aria-label={label}>
      {spans.map((span) => (
        <Arc key={span.join()} span={span} pitch={pitch} deck={deck} />
      ))}
      <path className="deck" d={`M0 ${deck}H${width}`} />
      {stations.map(([icon, name], i) => (
        <g key={name} transform={`translate(${pitch * (i + 0.5)} ${deck})`}>
          <circle className="station" r="21" />
          <path className="icon" d={icon} transform="translate(-12.5 -12.5) scale(1.04)" />
          <Name name={name} />
        </g>
      ))}
      {spans.map(([from, to, packet]) =>
        packet === undefined ? null : (
          <g
            key={packet}
            transform={`translate(${middle(from, to, pitch)} ${deck - Math.max(radius(from, to, pitch), lowestTag)})`}
          >
            <rect
              className="tag"
              x={-tagWidth(packet) / 2}
              y="-13"
              width={tagWidth(packet)}
              height="26"
              rx="13"
            />
            <text y="4.25">{packet}</text>
          </g>
        ),
      )}
    </Drawing>
  )
}

// A packet rotates about the centre of its arc. One that travels left is mirrored.
const Arc = ({ span: [from, to, packet], pitch, deck }: { span: Span; pitch: number; deck: number }) => {
  const r = radius(from, to, pitch)
  return (
    <g transform={`translate(${middle(from, to, pitch)} ${deck})${to < from ? ' scale(-1 1)' : ''}`}>
      <path className={packet === undefined ? 'arc' : 'arc busy'} d={`M${-r} 0A${r} ${r} 0 0 1 ${r} 0`} />
      <g className="packet">
        <circle className="glow" cx={-r} r="9" />
        <circle cx={-r} r="4.5" />
      </g>
    </g>
  )
}

const Name = ({ name }: { name: string }) => {
  const [first = '', ...rest] = name.length > 9 ? name.split(' ') : [name]
  return (
    <text className="name" y="38">
      {first}
      {rest.length > 0 && (
        <tspan x="0" dy="15">
          {rest.join(' ')}
        </tspan>
      )}
    </text>
  )
}

const lengthOf = ([from, to]: Span) => Math.abs(to - from)
const radius = (from: number, to: number, pitch: number) => (Math.abs(to - from) * pitch) / 2
const middle = (from: number, to: number, pitch: number) => ((from + to + 1) * pitch) / 2
const tagWidth = (packet: string) => packet.length * 7.2 + 22

const arrive = keyframes`
  from { transform: rotate(0); opacity: 0; }
  25% { opacity: 1; }
`

const across = keyframes`
  from { transform: rotate(0); opacity: 0; }
  12%, 88% { opacity: 1; }
  to { transform: rotate(180deg); opacity: 0; }
`

const Drawing = styled.svg`
  width: 100%;
  height: auto;
  overflow: visible;

  path {
    fill: none;
  }

  .deck {
    stroke: var(--on-ink-muted);
    stroke-width: 1.25;
  }

  .arc {
    stroke: color-mix(in srgb, var(--on-ink-muted) 45%, transparent);
    stroke-width: 1;
  }

  .busy {
    stroke: var(--bright);
    stroke-width: 1.5;
  }

  .station {
    fill: var(--on-ink);
  }

  .icon {
    stroke: var(--ink);
    stroke-width: 1.5;
    stroke-linecap: round;
    stroke-linejoin: round;
  }

  .tag {
    fill: var(--ink-2);
    stroke: color-mix(in srgb, var(--bright) 55%, var(--ink));
  }

  text {
    fill: var(--on-ink);
    font: 550 12px var(--font-text);
    font-variant-numeric: tabular-nums;
    text-anchor: middle;
  }

  .name {
    fill: var(--on-ink-muted);
    font-weight: 400;
  }

  @media (max-width: 30rem) {
    text {
      font-size: 13.5px;
    }
  }

  .packet {
    fill: var(--amber);
    transform: rotate(128deg);
  }

  .glow {
    opacity: 0.28;
  }

  @media (prefers-reduced-motion: no-preference) {
    .packet {
      animation: ${arrive} 1.8s var(--ease) backwards;
    }

    g:nth-child(2) > .packet {
      animation-delay: 0.5s;
    }

    g:nth-child(3) > .packet {
      animation-delay: 1s;
    }

    g:nth-child(4) > .packet {
      animation-delay: 1.5s;
    }

    g:nth-child(n + 5) > .packet {
      animation-delay: 2s;
    }

    &:hover .packet {
      animation: ${across} 3.2s linear infinite backwards;
    }
  }
`
