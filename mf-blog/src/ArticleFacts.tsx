import { shownDate } from '@bridge/shared/shown-date'
import { styled } from 'styled-components'
import type { Article } from './article-kind.ts'
import { minutesToRead } from './reading-time.ts'

interface ArticleFactsProps {
  readonly article: Pick<Article, 'date' | 'topic' | 'words'>
}

/** An article's topic, date and reading time. */
export const ArticleFacts = ({ article: { date, topic, words } }: ArticleFactsProps) => (
  <Facts>
    {topic && <b>{topic}</b>}
    <time dateTime={date}>{shownDate(date)}</time>
    <span>{minutesToRead(words)}</span>
  </Facts>
)

const Facts = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0 1em;
  color: var(--facts, var(--muted));
  font-size: var(--size-small);

  b {
    color: var(--topic, var(--action));
    font-weight: 600;
  }
`
