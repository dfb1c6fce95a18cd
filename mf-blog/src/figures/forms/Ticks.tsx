/** @jsxRuntime automatic — set here because builds run this file, and a team's folder has no tsconfig.json */
import type { Drawn } from '../figure-base.ts'
import { Words, wrappedTo } from '../kit.tsx'
import { round } from '../round.ts'
import type { TicksFigure } from './ticks-figure.ts'

/** Many strokes at the top, which taper to one point; from there, lines lead to the few things that matter. */
export const Ticks = (drawn: Drawn<TicksFigure>) => {
  const { figure, frame, tone } = drawn
  const places = placesOf(drawn)
  const { top, edge, foot, neck, rowX, step } = places
  return (
    <>
      {figure.groups.map((group, index) => (
        <Strokes key={group.name} {...drawn} {...places} group={index} />
      ))}
      <path
        d={`M${rowX} ${top - 4}V${edge}L${neck.x} ${neck.y}`}
        fill="none"
        stroke={tone.mark}
        strokeWidth={frame.roomy ? 3 : 2}
      />
      {figure.ends.map((end, index) => {
        const x = round(frame.plot.x + (index + 0.5) * step)
        return (
          <g key={end}>
            <path d={`M${neck.x} ${neck.y}L${x} ${foot}`} stroke={tone.mass} strokeWidth="1.5" />
            <circle cx={x} cy={foot} r={frame.roomy ? 7 : 5} fill={tone.text} />
          </g>
        )
      })}
      <circle cx={neck.x} cy={neck.y} r={frame.roomy ? 10 : 7} fill={tone.mass} />
      {frame.roomy && <Names {...drawn} {...places} />}
    </>
  )
}

interface Places {
  readonly top: number
  readonly edge: number
  readonly foot: number
  readonly neck: { readonly x: number; readonly y: number }
  readonly pitch: number
  readonly xOf: (tick: number, group: number) => number
  readonly startOf: (group: number) => number
  readonly rowX: number
  /** The distance from one end to the next. */
  readonly step: number
  /** Whether the ends are too close together for their names to fit side by side. */
  readonly narrow: boolean
}

function placesOf({
  figure: { groups, row, ends },
  frame: { plot, text, roomy },
}: Drawn<TicksFigure>): Places {
  const startOf = (group: number) => groups.slice(0, group).reduce((sum, { count }) => sum + count, 0)
  const total = startOf(groups.length)
  const fine = (plot.width - 20) / total
  // Whole pixels where there is room: fractions look uneven.
  const pitch = fine < 2 ? fine : Math.floor(fine)
  const gap = (plot.width - total * pitch) / (groups.length - 1)
  const xOf = (tick: number, group: number) => round(plot.x + (tick + 0.5) * pitch + group * gap)
  const step = plot.width / ends.length
  const narrow = step < 90
  const top = round(plot.y + text * 1.5)
  const edge = round(top + plot.height * 0.36)
  const foot = round(plot.y + plot.height - (roomy ? text * (narrow ? 6.4 : 4.2) : 8))
  const neck = { x: plot.x + plot.width / 2, y: round((edge + foot) / 2) }
  const rowX = xOf(
    row - 1,
    groups.findLastIndex((_, group) => startOf(group) < row),
  )
  return { top, edge, foot, neck, pitch, xOf, startOf, rowX, step, narrow }
}

type Placed = Drawn<TicksFigure> & Places

const Strokes = ({ figure, frame, tone, group, ...places }: Placed & { group: number }) => {
  const { top, edge, neck, pitch, xOf, startOf, narrow } = places
  const { name, count } = figure.groups[group] ?? { name: '', count: 0 }
  const xs = Array.from({ length: count }, (_, tick) => xOf(startOf(group) + tick, group))
  const strokes = {
    d: xs.map((x) => `M${x} ${top}V${edge}`).join(''),
    strokeWidth: pitch < 2 ? round(pitch * 0.5) : Math.ceil(pitch / 2),
  }
  return (
    <>
      <path d={`M${xs[0]} ${edge}H${xs.at(-1)}L${neck.x} ${neck.y}Z`} fill={tone.mass} fillOpacity="0.22" />
      <path {...strokes} stroke={tone.text} />
      <path className="light" {...strokes} stroke={tone.mark} opacity="0" />
      <Words
        x={xs[0] ?? 0}
        y={round(top - frame.text * 0.5)}
        size={frame.text}
        fill={tone.text}
        lines={[frame.roomy && !narrow ? `${count} from ${name}` : String(count)]}
      />
    </>
  )
}

/** The label of the named stroke, and those of the ends, in two rows if they do not fit side by side. */
const Names = ({
  figure: { rowName, ends },
  frame: { plot, text },
  tone,
  neck,
  foot,
  step,
  narrow,
}: Placed) => (
  <>
    <Words
      x={neck.x + 24}
      y={round(neck.y + text * 0.35)}
      size={text}
      weight={600}
      fill={tone.text}
      lines={[narrow ? (rowName.split(':')[0] ?? '') : rowName]}
    />
    {ends.map((end, index) => (
      <Words
        key={end}
        x={round(plot.x + (index + 0.5) * step)}
        y={round(foot + text * (narrow && index % 2 === 1 ? 4.8 : 2))}
        size={text}
        fill={tone.text}
        anchor="middle"
        lines={wrappedTo(end, narrow ? 1.6 * step : step, text)}
      />
    ))}
  </>
)
