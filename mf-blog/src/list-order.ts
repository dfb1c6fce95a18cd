import type { Article } from './article-kind.ts'

/** Newest first, and by id within a day. Avoids a collator, which takes 40 ms to set up on a phone. */
export const inListOrder = <Listed extends Pick<Article, 'id' | 'date'>>(
  articles: Iterable<Listed>,
): readonly Listed[] => [...articles].sort((a, b) => Date.parse(b.date) - Date.parse(a.date) || a.id - b.id)
