/** @jsxRuntime automatic — set here because builds run this file, and a team's folder has no tsconfig.json */
import { type CoverOf, coverSize, drawCover } from './cover-drawing.ts'

/** Cover colours, used in rotation. Attributes, not styles, as link previews are drawn from them too. */
const tones = [
  {
    ground: 'var(--ink)',
    text: 'var(--on-ink)',
    thin: 'var(--on-ink-muted)',
    busy: 'var(--bright)',
    station: 'var(--on-ink)',
    icon: 'var(--ink)',
  },
  {
    ground: 'var(--action-strong)',
    text: 'var(--card)',
    thin: 'var(--on-ink-muted)',
    busy: 'var(--card)',
    station: 'var(--card)',
    icon: 'var(--action-strong)',
  },
  {
    ground: 'var(--line)',
    text: 'var(--text)',
    thin: 'var(--muted)',
    busy: 'var(--action)',
    station: 'var(--ink)',
    icon: 'var(--on-ink)',
  },
] as const

/** Neighbouring covers in the list differ. */
export const toneOf = (id: number) => tones[(id + Math.floor(id / 3)) % 3] ?? tones[0]

const { width, height, deck } = coverSize

/**
 * An article's own picture: its subjects as the stations of a bridge, and money moving between them.
 * Background and deck extend beyond the edges, for frames of another shape.
 */
export function CoverPicture({ id, cover }: CoverOf) {
  const { stations, hops, spans } = drawCover({ id, cover })
  const { ground, thin, busy, station, icon } = toneOf(id)
  const arc = (middle: number, r: number) => (
    <path key={`${middle} ${r}`} d={`M${middle - r} ${deck}a${r} ${r} 0 0 1 ${2 * r} 0`} />
  )
  return (
    <svg viewBox={`0 0 ${width} ${height}`} overflow="visible" aria-hidden="true" fill="none">
      <path d={`M-${width}-${height}h${3 * width}v${3 * height}h-${3 * width}Z`} fill={ground} />
      <g stroke={thin} strokeOpacity="0.5">
        {hops.map(({ middle, radii }) => radii.map((r) => arc(middle, r)))}
        {spans.map(({ middle, radii: [, ...lanes] }) => lanes.map((r) => arc(middle, r)))}
      </g>
      <g stroke={busy} strokeWidth="1.75">
        {spans.map(({ middle, radii: [r = 0] }) => arc(middle, r))}
      </g>
      <path d={`M-${width} ${deck}h${3 * width}`} stroke={thin} strokeWidth="1.25" />
      <g fill="var(--amber)">
        {spans.map(({ packet: [cx, cy] }) => (
          <g key={cx}>
            <circle cx={cx} cy={cy} r="9" fillOpacity="0.28" />
            <circle cx={cx} cy={cy} r="4.5" />
          </g>
        ))}
      </g>
      {stations.map(({ x, icon: drawing }) => (
        <g key={x} transform={`translate(${x} ${deck})`}>
          <circle r="21" fill={station} />
          <path
            d={drawing}
            transform="translate(-12.5 -12.5) scale(1.04)"
            stroke={icon}
            strokeWidth="1.5"
            strokeLinecap="round"
            strokeLinejoin="round"
          />
        </g>
      ))}
    </svg>
  )
}
