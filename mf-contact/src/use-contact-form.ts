import { type ContactFieldName, contactFieldNames } from '@bridge/shared/contact-form'
import {
  type ChangeEvent,
  type CompositionEvent,
  type FormEvent,
  type InputEvent,
  useEffect,
  useRef,
  useState,
} from 'react'
import { flushSync } from 'react-dom'
import { type Errors, errorsOf, withChange } from './field-errors.ts'
import { type Control, filterControl, isRefused, nameOf } from './filter-control.ts'
import { deliver, messageUnderway, type Underway } from './send.ts'

/** The values stay in the document's form: text typed before hydration is kept, and validated on hydration. */
export function useContactForm(endpoint: string) {
  const [errors, setErrors] = useState<Errors>({})
  const [isSending, setSending] = useState(false)
  /** Whether a message has been sent by this code, rather than natively by the browser. */
  const [hasSent, setSent] = useState(false)
  const form = useRef<HTMLFormElement>(null)

  /** Names of the fields typed in since the message was sent. */
  const typed = useRef(new Set<string>())

  const check = (control: Control, cause?: Event) => {
    if (cause?.isTrusted) typed.current.add(nameOf(control)) // typed, not filled in by script
    const kept = filterControl(control, cause)
    setErrors((before) => withChange(before, nameOf(control), kept))
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once, for what was typed before hydration
  useEffect(() => {
    for (const name of contactFieldNames) {
      const control = form.current && controlOf(form.current, name)
      if (control?.value) check(control)
    }
    const message = messageUnderway()
    if (message) follow(message)
  }, [])

  const control = {
    onBeforeInput: (event: InputEvent<HTMLInputElement>) => {
      if (isRefused(event.currentTarget, event.data)) event.preventDefault()
    },
    onChange: (event: ChangeEvent<Control>) => check(event.currentTarget, event.nativeEvent),
    onCompositionEnd: (event: CompositionEvent<Control>) => check(event.currentTarget),
  }

  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (messageUnderway()) return // also covers a second submit before the next render
    const form = event.currentTarget
    for (const name of contactFieldNames) filterControl(controlOf(form, name))
    const data = ownFields(form)
    const found = errorsOf(data)
    setErrors(found)
    const [first] = Object.keys(found)
    if (first) return controlOf(form, first as ContactFieldName).focus()
    follow(deliver(endpoint, data))
  }

  const follow = async ({ data, isSent }: Underway) => {
    const shown = form.current as HTMLFormElement
    const { activeElement } = document
    typed.current.clear()
    setSending(true)
    setSent(true)
    const isOk = await isSent
    flushSync(() => setSending(false))
    giveBackFocus(activeElement)
    if (!isOk) return
    clear(shown, data, typed.current)
    setErrors({})
  }

  return { form, errors, isSending, hasSent, control, onSubmit }
}

export type ControlHandlers = ReturnType<typeof useContactForm>['control']

/** A button loses focus when disabled, and keyboard users lose their place. */
function giveBackFocus(element: Element | null): void {
  if (document.activeElement === document.body && element instanceof HTMLElement)
    element.focus({ preventScroll: true })
}

/** Clears the form, except for what was typed while the message was in flight. */
function clear(form: HTMLFormElement, sent: FormData, typed: ReadonlySet<string>): void {
  for (const name of contactFieldNames) {
    const control = controlOf(form, name)
    if (control.value === sent.get(name) && !typed.has(name)) control.value = ''
  }
}

/** Without fields that a browser extension has added: the collector refuses them. */
function ownFields(form: HTMLFormElement): FormData {
  const data = new FormData()
  for (const name of contactFieldNames) data.set(name, controlOf(form, name).value)
  return data
}

const controlOf = (form: HTMLFormElement, name: ContactFieldName) => form.elements.namedItem(name) as Control
