import type { Head, PageProps } from '@bridge/shared/contract'
import { pageTitle } from '@bridge/shared/page-title'
import { PageHeader } from '@bridge/shared/ui/PageHeader'
import { Columns } from '../Columns.tsx'
import { ContactDetails } from '../ContactDetails.tsx'
import { ContactForm } from '../ContactForm.tsx'
import { contact } from '../content/contact.ts'
import { FirstHours } from '../FirstHours.tsx'

export const hydrate = 'when needed'

export const head = (): Head => ({ ...contact.head, title: pageTitle(contact.head.title) })

export default function ContactPage({ site }: PageProps) {
  return (
    <>
      <PageHeader tag={contact.tag} title={contact.title} lead={contact.lead} />
      <Columns>
        <ContactForm endpoint={site.formEndpoint} />
        <ContactDetails />
      </Columns>
      <FirstHours />
    </>
  )
}
