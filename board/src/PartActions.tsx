import type { Live, LivePart } from '@bridge/release/src/board/answers.ts'
import { useState } from 'react'
import { styled } from 'styled-components'
import { ActionDialog, type Wanted } from './ActionDialog.tsx'
import { Button } from './Button.ts'
import { PublishedVersions } from './PublishedVersions.tsx'
import { placeOf } from './use-place.ts'

interface Props {
  name: string
  part: LivePart
  shared: Live['shared']
  release: number
}

/** The actions that are possible on a part. */
export function PartActions({ name, part, shared, release }: Props) {
  const [open, setOpen] = useState<{ wanted: Wanted; state: string }>()
  const [from, to] = shared ? [part.version, shared.version] : [part.previous, part.version]
  const state = `${shared?.since} ${part.since} ${part.version}`
  const start = (verb: Wanted['verb'], version?: string) =>
    setOpen({ wanted: { verb, part: name, seen: release, ...(version && { version }) }, state })
  const button = (verb: Wanted['verb'], text: string) => (
    <Button disabled={part.refusal !== undefined} onClick={() => start(verb)} aria-label={`${text} ${name}`}>
      {text}…
    </Button>
  )
  return (
    <Actions>
      <Row>
        {shared && button('share', 'Share')}
        {shared && button('promote', 'Promote')}
        {(shared || part.previous) && button('rollback', 'Roll back')}
        {from && <a href={placeOf({ part: name, from, to })}>Compare {name} with the previous version</a>}
      </Row>
      {part.refusal && <Refusal>read-only: {part.refusal}</Refusal>}
      <PublishedVersions
        part={name}
        live={part.version}
        release={release}
        isReadOnly={part.refusal !== undefined}
        onDeploy={(version) => start('deploy', version)}
      />
      {open && (
        <ActionDialog
          wanted={open.wanted}
          isStale={open.state !== state}
          onClose={() => setOpen(undefined)}
        />
      )}
    </Actions>
  )
}

const Actions = styled.div`
  grid-column: 1 / -1;
  min-width: 0;
`

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0.5rem 1rem;
  align-items: center;
`

const Refusal = styled.p`
  color: var(--muted);
`
