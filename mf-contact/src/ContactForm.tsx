import { contactOutcomes } from '@bridge/shared/contact-form'
import { styled } from 'styled-components'
import { contact } from './content/contact.ts'
import { fields } from './content/fields.ts'
import { FieldGrid } from './FieldGrid.tsx'
import { FormField } from './FormField.tsx'
import { Outcome } from './Outcome.tsx'
import { useContactForm } from './use-contact-form.ts'

const headingId = 'message'

/** A plain form that posts natively; with the page's code it validates and sends without leaving the page. */
export function ContactForm({ endpoint }: { endpoint: string }) {
  const { form, errors, isSending, hasSent, control, onSubmit } = useContactForm(endpoint)
  const { heading, note, submit, sending, sent, failed, unsent } = contact.form
  return (
    <Form
      ref={form}
      data-wakes
      method="post"
      encType="multipart/form-data"
      action={endpoint}
      aria-labelledby={headingId}
      onSubmit={onSubmit}
    >
      <Opening>
        <h2 id={headingId}>{heading}</h2>
        <p>{note}</p>
      </Opening>
      <Outcome id={contactOutcomes.sent} tone="good" heading={sent} isPast={hasSent} />
      <Outcome id={contactOutcomes.failed} tone="bad" heading={failed} text={unsent} isPast={hasSent} />
      <FieldGrid>
        {fields.map((field) => (
          <FormField key={field.name} field={field} error={errors[field.name]} control={control} />
        ))}
      </FieldGrid>
      <Submit type="submit" disabled={isSending}>
        {isSending ? sending : submit}
      </Submit>
    </Form>
  )
}

const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: 1.5rem;
  padding: clamp(1.25rem, 4vw, 3rem);
  border: 1px solid var(--line);
  border-radius: var(--radius);
  background: var(--card);
  box-shadow: var(--shadow-low);
`

const Opening = styled.div`
  h2 {
    font: 700 var(--size-h3) / 1.2 var(--font-display);
    letter-spacing: -0.01em;
  }

  p {
    margin-top: 0.375rem;
    color: var(--muted);
  }
`

const Submit = styled.button`
  justify-self: start;
  min-width: min(12rem, 100%);
  min-height: 3.25rem;
  padding: 0.625rem 1.75rem;
  border: 1px solid transparent; /* visible in forced colours */
  border-radius: 999px;
  background: var(--action);
  color: var(--card);
  font: 600 var(--size-body) / 1.2 var(--font-text);
  cursor: pointer;
  transition: transform 200ms var(--ease);

  &:hover:enabled {
    background: var(--action-strong);
    transform: translateY(-2px);
  }

  &:disabled {
    background: var(--muted);
    cursor: progress;
  }
`
