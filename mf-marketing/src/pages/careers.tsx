import type { Head } from '@bridge/shared/contract'
import { pageTitle } from '@bridge/shared/page-title'
import { PageHeader } from '@bridge/shared/ui/PageHeader'
import { hero, reasons, head as texts, values } from '../content/careers.ts'
import { Cards } from '../sections/Cards.tsx'
import { Roles } from '../sections/Roles.tsx'

export const head = (): Head => ({ ...texts, title: pageTitle(texts.title) })

export default function CareersPage() {
  return (
    <>
      <PageHeader {...hero} />
      <Cards {...reasons} />
      <Cards {...values} tone="card" />
      <Roles />
    </>
  )
}
