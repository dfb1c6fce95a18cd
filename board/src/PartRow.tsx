import type { Live, LivePart } from '@bridge/release/src/board/answers.ts'
import { tablet } from '@bridge/shared/breakpoints'
import { styled } from 'styled-components'
import { Crossing } from './Crossing.tsx'
import { PartActions } from './PartActions.tsx'
import { PartHealth } from './PartHealth.tsx'
import { When } from './When.tsx'

interface Props {
  name: string
  part: LivePart
  shared: Live['shared']
  release: number
  isHealthKnown: boolean
}

export function PartRow({ name, part, shared, release, isHealthKnown }: Props) {
  const { since, by, why } = shared ?? part
  const versions = [shared ? part.version : part.previous, shared?.version ?? part.version].filter(
    (version) => version !== undefined,
  )
  return (
    <Row>
      <div>
        <Name>{name}</Name>
        <How>
          <When at={since} /> by {by}: <q>{why}</q>
        </How>
        <Opened>{tellOpened(part)}</Opened>
      </div>
      <Crossing
        from={shared ? part.version : part.previous}
        to={shared ? shared.version : part.version}
        percent={shared?.percent}
      />
      {isHealthKnown && <PartHealth part={name} versions={versions} />}
      <PartActions name={name} part={part} shared={shared} release={release} />
    </Row>
  )
}

function tellOpened({ opened }: LivePart): string {
  if (!opened) return 'not opened in a browser'
  if ('skipped' in opened) return `not opened in a browser: ${opened.skipped}`
  return `${opened.pages} of ${opened.of} pages opened in ${opened.browser.replace(/\..*/, '')}`
}

const Row = styled.li`
  display: grid;
  gap: 0.75rem 2rem;
  padding: 1rem 0;
  border-bottom: 1px solid var(--line);

  ${tablet} {
    grid-template-columns: minmax(0, 1fr) 17rem;
    align-items: center;
  }
`

const Name = styled.h3`
  font-size: var(--size-lead);
  font-weight: 600;
`

const How = styled.p`
  overflow-wrap: anywhere;

  q {
    quotes: none;
    font-weight: 600;
  }
`

const Opened = styled.p`
  color: var(--muted);
`
