import type { Head, PageProps } from '@bridge/shared/contract'
import { pageTitle } from '@bridge/shared/page-title'
import { Columns } from '../Columns.tsx'
import { ContactDetails } from '../ContactDetails.tsx'
import { ContactForm } from '../ContactForm.tsx'
import { contact } from '../content/contact.ts'
import { FirstHours } from '../FirstHours.tsx'
import { Opening } from '../Opening.tsx'

export const hydrate = 'when needed'

export const head = (): Head => ({ ...contact.head, title: pageTitle(contact.head.title) })

export default function ContactPage({ site }: PageProps) {
  return (
    <>
      <Opening />
      <Columns>
        <ContactForm endpoint={site.formEndpoint} />
        <ContactDetails />
      </Columns>
      <FirstHours />
    </>
  )
}
