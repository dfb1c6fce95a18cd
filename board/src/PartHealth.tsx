import type { HealthFigures, PartHealth as Reported } from '@bridge/release/src/board/answers.ts'
import { useEffect, useState } from 'react'
import { styled } from 'styled-components'
import { ask, asNoAnswer, type NoAnswer } from './ask.ts'
import { Trouble } from './Trouble.tsx'
import { shortened } from './versions.ts'

interface Props {
  part: string
  /** The previous version and the live one or, while a version is shared, the live one and the shared one. */
  versions: readonly string[]
}

/** Time between two requests, in ms. */
const pause = 10_000

/** What browsers have reported about each of the versions. */
export function PartHealth({ part, versions }: Props) {
  const [reported, setReported] = useState<Reported>()
  const [trouble, setTrouble] = useState<NoAnswer>()
  useEffect(() => {
    const asking = new AbortController()
    const follow = () =>
      ask<Reported>('health', { part }, asking.signal).then(
        (health) => {
          setReported(health)
          setTrouble(undefined)
        },
        (error) => asking.signal.aborted || setTrouble(asNoAnswer(error)),
      )
    follow()
    const timer = window.setInterval(follow, pause)
    return () => {
      asking.abort()
      window.clearInterval(timer)
    }
  }, [part])
  return (
    <Figures>
      {trouble?.sort === 'refused' && <Trouble what={trouble} />}
      {reported?.problems.map((problem) => (
        <p key={problem}>{problem}</p>
      ))}
      {reported && (
        <Table aria-label={`Health of ${part}`}>
          <thead>
            <tr>
              {['version', 'visits', 'failed', 'fallbacks', 'LCP', 'INP'].map((name) => (
                <th key={name} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {versions.map((version) => (
              <tr key={version}>
                <th scope="row">
                  <code>{shortened(version).slice(0, 7)}</code>
                </th>
                {cells(reported.versions[version]).map(([name, text]) => (
                  <td key={name}>{text}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </Table>
      )}
    </Figures>
  )
}

function cells(figures: HealthFigures | undefined): [string, string][] {
  const { visits = 0, failed = 0, fallbacks = 0, lcp, inp } = figures ?? {}
  const share = visits > 0 ? ` (${((100 * failed) / visits).toFixed(1)}%)` : ''
  const ms = (seconds: number | undefined) =>
    seconds === undefined ? '–' : `${Math.round(1000 * seconds)} ms`
  return [
    ['visits', String(visits)],
    ['failed', `${failed}${share}`],
    ['fallbacks', String(fallbacks)],
    ['lcp', ms(lcp)],
    ['inp', ms(inp)],
  ]
}

const Figures = styled.div`
  grid-column: 1 / -1;
`

const Table = styled.table`
  width: 100%;
  max-width: 34rem;
  border-collapse: collapse;
  font-variant-numeric: tabular-nums;

  th, td {
    padding: 0.125rem 0.25rem;
    font-weight: 400;
    text-align: right;
  }

  th:first-child {
    padding-left: 0;
    text-align: left;
  }

  thead th {
    border-bottom: 1px solid var(--line);
    color: var(--muted);
  }
`
