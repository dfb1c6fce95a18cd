import type { Action } from '@bridge/release/src/board/actions.ts'
import { useEffect, useId, useRef, useState } from 'react'
import { styled } from 'styled-components'
import { Button } from './Button.ts'
import { OutcomeText } from './OutcomeText.tsx'
import { Trouble } from './Trouble.tsx'
import { useAction } from './use-action.ts'
import { shortened } from './versions.ts'

export type Wanted = Pick<Action, 'verb' | 'part' | 'version' | 'seen'>

interface Props {
  wanted: Wanted
  /** Whether another release of the part has landed since the dialog was opened. */
  isStale: boolean
  onClose: () => void
}

/** Asks for the reason, shows the command and what it would do, and then runs it. */
export function ActionDialog({ wanted, isStale, onClose }: Props) {
  const dialog = useRef<HTMLDialogElement>(null)
  const id = useId()
  const [why, setWhy] = useState('')
  const [share, setShare] = useState(wanted.verb === 'share' ? '25%' : '')
  const takesShare = wanted.verb === 'share' || wanted.verb === 'deploy'
  const action: Action = { ...wanted, why, ...(takesShare && share && { share }) }
  const { command, plan, outcome, trouble, isBusy, ask } = useAction(action)
  useEffect(() => dialog.current?.showModal(), [])

  const isPlanned = plan?.isDone === true
  const isOver = outcome?.isDone === true
  const name = titleOf(wanted)
  return (
    <Dialog ref={dialog} aria-labelledby={id} onClose={onClose}>
      <h2 id={id}>{name}</h2>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          ask(isPlanned ? 'act' : 'plan')
        }}
      >
        <Field>
          Reason
          <input
            required
            maxLength={500}
            value={why}
            readOnly={isBusy || isOver}
            onChange={({ target }) => setWhy(target.value)}
          />
        </Field>
        {takesShare && (
          <Field>
            Share of visitors{wanted.verb === 'deploy' && ' (empty: all of them)'}
            <input
              required={wanted.verb === 'share'}
              pattern="\d{1,2}(\.\d{1,2})?%"
              placeholder="5%"
              value={share}
              readOnly={isBusy || isOver}
              onChange={({ target }) => setShare(target.value)}
            />
          </Field>
        )}
        <p>Equivalent command:</p>
        <Command tabIndex={0}>{command}</Command>
        {isStale && !isOver && !isBusy && (
          <p role="alert">
            <strong>{wanted.part} has been released since the dialog was opened.</strong> Close it, and check
            what is live.
          </p>
        )}
        {trouble && <Trouble what={trouble} />}
        <div aria-live="polite">
          {isBusy && <p>{isPlanned ? 'Releasing…' : 'Asking the gate what this would do…'}</p>}
          {!isBusy && !outcome && plan && <OutcomeText outcome={plan} />}
          {outcome && <OutcomeText outcome={outcome} />}
        </div>
        <Buttons>
          {!isOver && (
            <Go type="submit" disabled={isBusy || isStale}>
              {isPlanned ? `${name} now` : 'Show what this would do'}
            </Go>
          )}
          <Button onClick={() => dialog.current?.close()}>{isOver ? 'Close' : 'Cancel'}</Button>
        </Buttons>
      </form>
    </Dialog>
  )
}

function titleOf({ verb, part, version }: Wanted): string {
  if (verb === 'rollback') return `Roll back ${part}`
  if (verb === 'share') return `Share ${part}`
  if (verb === 'promote') return `Promote ${part}`
  return `Deploy ${part}@${shortened(version ?? '')}`
}

const Dialog = styled.dialog`
  width: min(44rem, 100vw - 2rem);
  padding: 1.25rem;
  border: 0;
  border-top: 4px solid var(--action);
  border-radius: 0.5rem;
  background: var(--paper);
  color: var(--text);
  box-shadow: var(--shadow-high);

  h2 {
    margin-bottom: 0.75rem;
    font-size: var(--size-h3);
  }

  form {
    display: grid;
    gap: 0.75rem;
    min-width: 0;
  }

  &::backdrop {
    background: var(--ink);
    opacity: 0.6;
  }
`

const Field = styled.label`
  display: grid;
  gap: 0.25rem;
  font-weight: 600;

  input {
    padding: 0.5rem;
    border: 1px solid var(--muted);
    border-radius: 0.375rem;
    background: var(--card);
    font-weight: 400;
  }
`

const Command = styled.pre`
  padding: 0.625rem 0.75rem;
  border-radius: 0.375rem;
  background: var(--ink);
  color: var(--on-ink);
  overflow-wrap: anywhere;
  white-space: pre-wrap;
`

const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0.75rem;
`

const Go = styled.button`
  padding: 0.5rem 1rem;
  border: 0;
  border-radius: 0.5rem;
  background: var(--action);
  color: var(--card);
  cursor: pointer;
  font-weight: 600;

  &:hover:not(:disabled) {
    background: var(--action-strong);
  }

  &:disabled {
    background: var(--muted);
    cursor: not-allowed;
  }
`
