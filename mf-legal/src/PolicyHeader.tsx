import { shownDate } from '@bridge/shared/shown-date'
import { PageHeader } from '@bridge/shared/ui/PageHeader'
import { styled } from 'styled-components'
import { Drawing } from './drawing/Drawing.tsx'
import type { Policy } from './policy-kind.ts'

export const PolicyHeader = ({
  policy: { title, description, updated, version, drawing, figures },
}: {
  policy: Policy
}) => (
  <PageHeader title={title} lead={description} picture={<Drawing {...drawing} />}>
    <Facts>
      <dt>Version</dt>
      <dd>{version}</dd>
      <dt>Last updated</dt>
      <dd>
        <time dateTime={updated}>{shownDate(updated)}</time>
      </dd>
    </Facts>
    <Undrawn figures={figures} />
  </PageHeader>
)

/** Figures that the drawing does not show, each linked to its section. */
const Undrawn = ({ figures }: Pick<Policy, 'figures'>) => (
  <Figures>
    {figures.map(({ value, what, section }) => (
      <li key={what}>
        <a href={`#${section}`}>
          <b>{value}</b> {what}
        </a>
      </li>
    ))}
  </Figures>
)

const Facts = styled.dl`
  display: grid;
  grid-template-columns: repeat(4, auto);
  gap: 0.25rem 0.75rem;
  justify-content: start;
  margin-top: clamp(0.75rem, 2vw, 1.5rem);
  font-size: var(--size-small);

  dt {
    color: var(--muted);
  }
`

const Figures = styled.ul`
  display: grid;
  gap: 0.25rem;
  margin-top: clamp(0.75rem, 2vw, 1.5rem);
  padding: 0;
  list-style: none;

  a {
    color: var(--muted);
    line-height: 1.4;
    text-decoration: none;
  }

  a:hover {
    color: var(--text);
  }

  /* In the typeface of the words beside it: a display face that loads late would move them. */
  b {
    color: var(--action-strong);
    font: 700 var(--size-lead) / 1.3 var(--font-text);
    font-variant-numeric: tabular-nums;
  }

  @media (width < 44rem) {
    font-size: var(--size-small);

    b {
      font-size: var(--size-body);
    }
  }
`
