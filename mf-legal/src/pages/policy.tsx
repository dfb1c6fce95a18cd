import { type ContentModule, contentNamed } from '@bridge/shared/content'
import type { Head, PageProps, Params } from '@bridge/shared/contract'
import { pageTitle } from '@bridge/shared/page-title'
import { MissingPage } from '@bridge/shared/ui/MissingPage'
import { SideIndex } from '@bridge/shared/ui/SideIndex'
import { missing } from '../missing.ts'
import { PolicyHeader } from '../PolicyHeader.tsx'
import { PolicySection } from '../PolicySection.tsx'
import type { Policy } from '../policy-kind.ts'

type Props = PageProps<Policy | undefined>

const folder = import.meta.glob<ContentModule<Policy>>('../content/*.md')

export const load = ({ slug }: Params) => contentNamed(folder, slug)

export const hydrate = 'when needed'

export const head = ({ content }: Props): Head | undefined =>
  content && {
    title: pageTitle(content.title),
    description: content.description,
    modified: content.updated,
  }

export default function PolicyPage({ content: policy }: Props) {
  if (!policy) return <MissingPage {...missing} />
  return (
    <>
      <PolicyHeader policy={policy} />
      <SideIndex entries={policy.body.sections}>
        {policy.body.sections.map((section) => (
          <PolicySection key={section.id} section={section} />
        ))}
      </SideIndex>
    </>
  )
}
