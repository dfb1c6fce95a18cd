import { styled } from 'styled-components'
import { contact } from './content/contact.ts'
import { fields } from './content/fields.ts'
import { FormField } from './FormField.tsx'
import { useContactForm } from './use-contact-form.ts'

/** A plain form that posts by itself; with the page's code it checks and sends without leaving the page. */
export function ContactForm({ endpoint }: { endpoint: string }) {
  const { errors, isSending, onChange, onSubmit } = useContactForm(endpoint)
  const { name, submit, sending } = contact.form
  return (
    <Form method="post" encType="multipart/form-data" action={endpoint} aria-label={name} onSubmit={onSubmit}>
      {fields.map((field) => (
        <FormField key={field.name} field={field} error={errors[field.name]} onChange={onChange} />
      ))}
      <Submit type="submit" disabled={isSending}>
        {isSending ? sending : submit}
      </Submit>
    </Form>
  )
}

const Form = styled.form`
  display: grid;
  gap: 1.25rem;
  padding: clamp(1.25rem, 4vw, 2.5rem);
  border: 1px solid var(--line);
  border-radius: var(--radius);
  background: var(--card);
`

const Submit = styled.button`
  justify-self: start;
  min-height: 3rem;
  padding: 0.625rem 1.75rem;
  border: 0;
  border-radius: 999px;
  background: var(--action);
  color: var(--card);
  font: 600 var(--size-body) / 1.2 var(--font-text);
  cursor: pointer;

  &:disabled {
    background: var(--muted);
    cursor: progress;
  }
`
