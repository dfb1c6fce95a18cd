import type { Live } from '@bridge/release/src/board/answers.ts'
import { useState } from 'react'
import { styled } from 'styled-components'
import { Button } from './Button.ts'
import { SectionTitle } from './SectionTitle.ts'
import { TimelineEntry } from './TimelineEntry.tsx'
import { Trouble } from './Trouble.tsx'
import { useTimeline } from './use-timeline.ts'

/** How many releases are shown at first, and how many each click on 'Show older releases' adds. */
const some = 25
const most = 1000

/** All releases, newest first, or those of one part. */
export function Timeline({ live }: { live: Live }) {
  const [count, setCount] = useState(some)
  const [part, setPart] = useState('')
  const { timeline, trouble } = useTimeline(live.release, count, part)
  return (
    <section aria-labelledby="timeline">
      <Top>
        <SectionTitle id="timeline">Timeline</SectionTitle>
        <label>
          of{' '}
          <select
            value={part}
            onChange={({ target }) => {
              setPart(target.value)
              setCount(some)
            }}
          >
            <option value="">all parts</option>
            {Object.keys(live.parts).map((name) => (
              <option key={name}>{name}</option>
            ))}
          </select>
        </label>
      </Top>
      {trouble?.sort === 'refused' && <Trouble what={trouble} />}
      <List>
        {timeline?.lines.map((line) => (
          <TimelineEntry key={line.number} line={line} />
        ))}
      </List>
      {timeline?.isMore && count < most && (
        <Button onClick={() => setCount(count + some)}>Show older releases</Button>
      )}
      {timeline?.isMore && count >= most && (
        <p>
          <code>pnpm release history {part}</code> lists older ones
        </p>
      )}
    </section>
  )
}

const Top = styled.div`
  display: flex;
  justify-content: space-between;
  border-bottom: 2px solid var(--ink);

  h2 {
    border: 0;
  }

  select {
    padding: 0.25rem;
    border: 1px solid var(--muted);
    border-radius: 0.375rem;
    background: var(--card);
  }
`

const List = styled.ol`
  margin: 1rem 0;
`
