import { type ChangeEvent, type FormEvent, useState } from 'react'
import { toast } from 'sonner'
import { contact } from './content/contact.ts'
import type { FieldName } from './content/fields.ts'
import { filters } from './filters.ts'
import { send } from './send.ts'
import { type Errors, errorOf, errorsOf } from './validation.ts'

/** The values stay in the document's own form: what was typed before hydration is not lost. */
export function useContactForm(endpoint: string) {
  const [errors, setErrors] = useState<Errors>({})
  const [isSending, setSending] = useState(false)

  const onChange = ({ target }: ChangeEvent<HTMLInputElement | HTMLSelectElement>) => {
    const name = target.name as FieldName
    const kept = filters[name](target.value)
    if (kept !== target.value) target.value = kept
    setErrors(({ [name]: _, ...others }) => withError(others, name, errorOf(name, kept)))
  }

  const onSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    const data = new FormData(form)
    const found = errorsOf(data)
    setErrors(found)
    const [first] = Object.keys(found)
    if (first) return (form.elements.namedItem(first) as HTMLElement | null)?.focus()
    if (isSending) return
    setSending(true)
    const isSent = await send(endpoint, data)
    setSending(false)
    if (!isSent) return toast.error(contact.form.failed)
    form.reset()
    toast.success(contact.form.sent)
  }

  return { errors, isSending, onChange, onSubmit }
}

const withError = (errors: Errors, name: FieldName, message: string | undefined): Errors =>
  message ? { ...errors, [name]: message } : errors
