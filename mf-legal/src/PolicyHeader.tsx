import { desktop, tablet } from '@bridge/shared/breakpoints'
import { shownDate } from '@bridge/shared/shown-date'
import { PageHeader } from '@bridge/shared/ui/PageHeader'
import { styled } from 'styled-components'
import type { Policy } from './policy-kind.ts'

export const PolicyHeader = ({
  policy: { title, description, updated, version, figures },
}: {
  policy: Policy
}) => (
  <PageHeader title={title} lead={description}>
    <Facts>
      <dt>Version</dt>
      <dd>{version}</dd>
      <dt>Last updated</dt>
      <dd>
        <time dateTime={updated}>{shownDate(updated)}</time>
      </dd>
    </Facts>
    <Figures>
      {figures.map(({ value, what, section }) => (
        <li key={what}>
          <a href={`#${section}`}>
            <b>{value}</b> {what}
          </a>
        </li>
      ))}
    </Figures>
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

/** The key figures; each leads to its section. */
const Figures = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 0 clamp(1.5rem, 3vw, 2.5rem);
  margin-top: clamp(2rem, 4vw, 3rem);
  padding: 0;
  list-style: none;

  a {
    display: block;
    padding-block: 0.875rem 1rem;
    border-top: 1px solid var(--text);
    color: var(--muted);
    line-height: 1.4;
    text-decoration: none;
  }

  a:hover {
    color: var(--text);
  }

  b {
    display: block;
    color: var(--action-strong);
    font: 700 var(--size-h3) / 1.3 var(--font-display);
    font-variant-numeric: tabular-nums;
  }

  ${tablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }

  ${desktop} {
    grid-template-columns: repeat(4, minmax(0, 1fr));
  }
`
