import type { Article } from './article-kind.ts'

/** The newest first, and by their ids within a day. */
export const inListOrder = <Listed extends Pick<Article, 'id' | 'date'>>(
  articles: Iterable<Listed>,
): readonly Listed[] => [...articles].sort((a, b) => b.date.localeCompare(a.date) || a.id - b.id)
