import type { FaqCategory } from './category.ts'

/** Questions that contain every word, in themselves or in their answers; categories without any are left out. */
export function matching(categories: readonly FaqCategory[], words = ''): readonly FaqCategory[] {
  const wanted = words.toLowerCase().split(/\s+/).filter(Boolean)
  if (wanted.length === 0) return categories
  return categories
    .map((category) => ({
      ...category,
      questions: category.questions.filter(({ question, answer }) => {
        const text = `${question} ${answer}`.toLowerCase()
        return wanted.every((word) => text.includes(word))
      }),
    }))
    .filter(({ questions }) => questions.length > 0)
}

export const countOf = (categories: readonly FaqCategory[]): number =>
  categories.reduce((sum, { questions }) => sum + questions.length, 0)
