import { shownDate } from '@bridge/shared/shown-date'
import { PageHeader } from '@bridge/shared/ui/PageHeader'
import { styled } from 'styled-components'
import type { Policy } from './policy-kind.ts'

export const PolicyHeader = ({ policy: { title, description, updated, version } }: { policy: Policy }) => (
  <PageHeader title={title} lead={description}>
    <Facts>
      <dt>Version</dt>
      <dd>{version}</dd>
      <dt>Last updated</dt>
      <dd>
        <time dateTime={updated}>{shownDate(updated)}</time>
      </dd>
    </Facts>
  </PageHeader>
)

const Facts = styled.dl`
  display: grid;
  grid-template-columns: minmax(6rem, auto) 1fr;
  gap: 0.25rem 1.25rem;
  margin-top: 1.75rem;
  font-size: var(--size-small);

  dt {
    color: var(--muted);
  }
`
