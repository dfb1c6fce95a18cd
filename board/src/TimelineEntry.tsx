import type { HistoryLine } from '@bridge/release/src/releasing/history.ts'
import { styled } from 'styled-components'
import { ActionMark } from './ActionMark.tsx'
import { placeOf } from './use-place.ts'
import { shortened } from './versions.ts'
import { When } from './When.tsx'

/** One release: what it changed, when, by whom and why. */
export const TimelineEntry = ({ line }: { line: HistoryLine }) => (
  <Entry>
    <ActionMark action={line.action} />
    <Line>
      <strong>{line.action}</strong>
      {line.percent !== undefined && ` for ${line.percent}%`} <Count>{line.number}</Count>
    </Line>
    <Then>
      <When at={line.when} />
    </Then>
    <Rest>
      <ul>
        {Object.entries(line.changed).map(([name, version]) => (
          <li key={name}>
            {name} <code title={version}>{fromTo(line.from[name], version)}</code>
            <Difference part={name} from={line.from[name]} to={version} />
            {line.takenBack.includes(name) && <Back> rolled back</Back>}
          </li>
        ))}
      </ul>
      <p>
        {line.by}: {line.why}
      </p>
    </Rest>
  </Entry>
)

const Difference = ({ part, from, to }: { part: string; from: string | undefined; to: string }) =>
  from && from !== to ? (
    <>
      {' '}
      <a
        href={placeOf({ part, from, to })}
        aria-label={`Compare ${part} ${shortened(from)} with ${shortened(to)}`}
      >
        compare
      </a>
    </>
  ) : null

const fromTo = (from: string | undefined, to: string): string =>
  from && from !== to ? `${shortened(from).slice(0, 7)} → ${shortened(to)}` : shortened(to)

const Entry = styled.li`
  display: grid;
  position: relative;
  grid-template-columns: 1.25rem minmax(0, 1fr) auto;
  column-gap: 0.5rem;
  padding-bottom: 1rem;

  &:not(:last-child)::before {
    position: absolute;
    top: 1.25rem;
    bottom: 0;
    left: 0.5625rem;
    width: 2px;
    background: var(--line);
    content: '';
  }
`

const Line = styled.p`
  strong {
    font-family: var(--font-display);
  }
`

const Count = styled.span`
  color: var(--muted);
  font-variant-numeric: tabular-nums;
`

const Then = styled.p`
  color: var(--muted);
`

const Rest = styled.div`
  grid-column: 2 / -1;
  overflow-wrap: anywhere;
`

const Back = styled.span`
  color: var(--danger);
`
