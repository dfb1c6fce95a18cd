import { shownDate } from '@bridge/shared/shown-date'
import type { Article } from './article-kind.ts'
import { minutesToRead } from './reading-time.ts'

/** An article's topic, date and reading time, in one line. */
export const factsOf = ({ topic, date, words }: Pick<Article, 'topic' | 'date' | 'words'>): string =>
  [topic, shownDate(date), minutesToRead(words)].filter((fact) => fact !== undefined).join(' · ')
