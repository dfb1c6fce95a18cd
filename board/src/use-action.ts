import type { Action } from '@bridge/release/src/board/actions.ts'
import type { Acted } from '@bridge/release/src/board/answers.ts'
import { useEffect, useRef, useState } from 'react'
import { asNoAnswer, type NoAnswer, tell } from './ask.ts'

/**
 * An action's command, then what it would do, then what it did. A plan is valid only for the action that it was made
 * for.
 */
export function useAction(action: Action) {
  const key = JSON.stringify(action)
  const [command, setCommand] = useState('')
  const [plan, setPlan] = useState<{ key: string; acted: Acted }>()
  const [outcome, setOutcome] = useState<Acted>()
  const [trouble, setTrouble] = useState<NoAnswer>()
  const [isBusy, setBusy] = useState(false)
  const isAsking = useRef(false)

  useEffect(() => {
    let isLatest = true
    tell<{ command: string }>('command', JSON.parse(key)).then(
      (planned) => isLatest && setCommand(planned.command),
      () => isLatest && setCommand(''), // for example, a percentage that is still being typed
    )
    return () => {
      isLatest = false
    }
  }, [key])

  /** A second press while the first is under way does nothing. */
  async function ask(what: 'plan' | 'act'): Promise<void> {
    if (isAsking.current) return
    isAsking.current = true
    setBusy(true)
    setTrouble(undefined)
    setOutcome(undefined)
    try {
      const acted = await tell<Acted>(what, action)
      if (what === 'plan') setPlan({ key, acted })
      else setOutcome(acted)
    } catch (error) {
      setTrouble(asNoAnswer(error))
    } finally {
      isAsking.current = false
      setBusy(false)
    }
  }

  return { command, plan: plan?.key === key ? plan.acted : undefined, outcome, trouble, isBusy, ask }
}
