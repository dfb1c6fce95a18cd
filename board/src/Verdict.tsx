import type { GateVerdict } from '@bridge/release/src/board/answers.ts'
import { useState } from 'react'
import { ask, asNoAnswer, type NoAnswer } from './ask.ts'
import { Button } from './Button.ts'
import { OutcomeText } from './OutcomeText.tsx'
import { Trouble } from './Trouble.tsx'
import { shortened } from './versions.ts'

interface Props {
  part: string
  version: string
  release: number
}

/** Asks the gate about a version on demand, because that takes as long as a deploy. */
export function Verdict({ part, version, release }: Props) {
  const [isBusy, setBusy] = useState(false)
  const [verdict, setVerdict] = useState<GateVerdict>()
  const [trouble, setTrouble] = useState<NoAnswer>()
  async function look() {
    setBusy(true)
    setTrouble(undefined)
    try {
      setVerdict(await ask<GateVerdict>('verdict', { part, version }))
    } catch (error) {
      setTrouble(asNoAnswer(error))
    } finally {
      setBusy(false)
    }
  }
  const isOld = verdict && verdict.release !== release
  return (
    <>
      {(!verdict?.isDone || isOld) && (
        <Button disabled={isBusy} onClick={look} aria-label={`Ask the gate about ${shortened(version)}`}>
          {isBusy ? 'Asking the gate…' : 'Ask the gate'}
        </Button>
      )}
      {isOld && <p>As of release {verdict.release}:</p>}
      {verdict && <OutcomeText outcome={verdict} />}
      {trouble && <Trouble what={trouble} />}
    </>
  )
}
