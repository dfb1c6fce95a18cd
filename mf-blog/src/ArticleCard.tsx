import { shownDate } from '@bridge/shared/shown-date'
import { ButtonLink } from '@bridge/shared/ui/ButtonLink'
import { styled } from 'styled-components'
import type { ArticleSummary } from './article-kind.ts'
import { Cover } from './Cover.tsx'
import { list } from './content/blog.ts'

export const ArticleCard = ({ article: { id, slug, title, subText, date } }: { article: ArticleSummary }) => (
  <Card>
    <Cover id={id} />
    <Words>
      <time dateTime={date}>{shownDate(date)}</time>
      <h3>{title}</h3>
      <p>{subText}</p>
      <ButtonLink href={`/blog/${slug}`} tone="quiet" describes={title}>
        {list.readMore}
      </ButtonLink>
    </Words>
  </Card>
)

const Card = styled.li`
  display: flex;
  flex-direction: column;
  padding: 0.5rem;
  border: 1px solid var(--line);
  border-radius: calc(var(--radius) + 0.5rem);
  background: var(--card);
`

const Words = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column;
  gap: 0.75rem;
  padding: 1.25rem clamp(0.75rem, 2vw, 1.25rem);

  time {
    color: var(--muted);
    font-size: var(--size-small);
  }

  h3 {
    font: 650 var(--size-h3) / 1.2 var(--font-display);
    text-wrap: balance;
  }

  p {
    flex: 1;
    color: var(--muted);
  }

  a {
    align-self: start;
    margin-top: 0.5rem;
  }
`
