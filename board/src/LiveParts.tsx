import type { Live } from '@bridge/release/src/board/answers.ts'
import { styled } from 'styled-components'
import { PartRow } from './PartRow.tsx'
import { SectionTitle } from './SectionTitle.ts'

/** Every part, with its live version and how it came to be live. */
export const LiveParts = ({ live }: { live: Live }) => (
  <section aria-labelledby="live">
    <SectionTitle id="live">Live</SectionTitle>
    {live.passedOver?.map((problem) => (
      <Problem key={problem}>{problem}</Problem>
    ))}
    {!live.isHealthKnown && (
      <Note>
        Health by version: start the board with <code>--servers URL,…</code> or <code>--prometheus URL</code>
      </Note>
    )}
    <ul>
      {Object.entries(live.parts).map(([name, part]) => (
        <PartRow
          key={name}
          name={name}
          part={part}
          release={live.release}
          isHealthKnown={live.isHealthKnown}
          shared={live.shared?.part === name ? live.shared : undefined}
        />
      ))}
    </ul>
  </section>
)

const Note = styled.p`
  padding-top: 0.5rem;
  color: var(--muted);
`

const Problem = styled.p`
  padding: 0.5rem 0;
  color: var(--danger);
`
