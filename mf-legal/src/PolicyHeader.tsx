import { desktop } from '@bridge/shared/breakpoints'
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
  <PageHeader
    title={title}
    lead={description}
    picture={<Drawing {...drawing} />}
    foot={<KeyFigures figures={figures} />}
  >
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

/** Each leads to its section. */
const KeyFigures = ({ figures }: Pick<Policy, 'figures'>) => (
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
  margin-top: 1.5rem;
  font-size: var(--size-small);

  dt {
    color: var(--muted);
  }
`

const Figures = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 0 clamp(1rem, 3vw, 2.5rem);
  margin-top: clamp(1.5rem, 2.5vw, 2rem);
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

  @media (width < 44rem) {
    line-height: 1.35;

    b {
      font-size: var(--size-body);
    }
  }

  @media (width >= 22.5rem) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }

  ${desktop} {
    grid-template-columns: repeat(4, minmax(0, 1fr));
  }
`
