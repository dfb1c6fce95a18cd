import type { Published } from '@bridge/release/src/board/answers.ts'
import { useEffect, useState } from 'react'
import { styled } from 'styled-components'
import { ask, asNoAnswer, type NoAnswer } from './ask.ts'
import { Button } from './Button.ts'
import { Trouble } from './Trouble.tsx'
import { placeOf } from './use-place.ts'
import { Verdict } from './Verdict.tsx'
import { shortened } from './versions.ts'
import { When } from './When.tsx'

interface Props {
  part: string
  live: string
  release: number
  isReadOnly: boolean
  onDeploy: (version: string) => void
}

/** The part's versions that no visitor gets, each with the gate's verdict and a button to deploy it. */
export function PublishedVersions({ part, live, release, isReadOnly, onDeploy }: Props) {
  const [isOpen, setOpen] = useState(false)
  const [found, setFound] = useState<readonly Published[]>()
  const [trouble, setTrouble] = useState<NoAnswer>()
  // biome-ignore lint/correctness/useExhaustiveDependencies: another release changes which versions these are
  useEffect(() => {
    if (!isOpen) return
    const asking = new AbortController()
    ask<Published[]>('published', { part }, asking.signal).then(setFound, (error) => {
      if (!asking.signal.aborted) setTrouble(asNoAnswer(error))
    })
    return () => asking.abort()
  }, [isOpen, part, release])
  return (
    <Details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>Published versions of {part} that are not live</summary>
      {trouble && <Trouble what={trouble} />}
      {found?.length === 0 && <p>none</p>}
      <ul>
        {found?.map(({ version, by, when, wasTakenBack, isGone }) => (
          <Version key={version}>
            <div>
              <code title={version}>{shortened(version)}</code> published <When at={when} /> by {by}
              {wasTakenBack && <Bad>, rolled back</Bad>}
              {isGone && <Bad>, since pruned: it can no longer be deployed</Bad>}
            </div>
            {!isGone && (
              <Row>
                <a href={placeOf({ part, from: live, to: version })}>Compare with live</a>
                <Verdict part={part} version={version} release={release} />
                <Button
                  disabled={isReadOnly}
                  onClick={() => onDeploy(version)}
                  aria-label={`Deploy ${part}@${shortened(version)}`}
                >
                  Deploy…
                </Button>
              </Row>
            )}
          </Version>
        ))}
      </ul>
    </Details>
  )
}

const Details = styled.details`
  margin-top: 0.5rem;

  summary {
    width: fit-content;
    cursor: pointer;
    color: var(--muted);
  }
`

const Version = styled.li`
  padding: 0.625rem 0 0.625rem 1rem;
  border-left: 2px solid var(--line);
`

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0.5rem 1rem;
  align-items: center;
  margin-top: 0.375rem;
`

const Bad = styled.span`
  color: var(--danger);
`
