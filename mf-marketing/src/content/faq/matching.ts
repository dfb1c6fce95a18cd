import type { FaqCategory, Question } from './category.ts'

/** The questions that contain all words, counting their answers. Categories without such questions are left out. */
export function matching(categories: readonly FaqCategory[], words = ''): readonly FaqCategory[] {
  const wanted = wordsOf(words)
  if (wanted.length === 0) return categories
  const all = categories.flatMap(({ questions }) => questions.map(textOf))
  const patterns = wanted.map((word) => patternOf(word, all))
  return categories
    .map((category) => ({
      ...category,
      questions: category.questions.filter((question) => {
        const text = textOf(question)
        return patterns.every((pattern) => pattern.test(text))
      }),
    }))
    .filter(({ questions }) => questions.length > 0)
}

export const countOf = (categories: readonly FaqCategory[]): number =>
  categories.reduce((sum, { questions }) => sum + questions.length, 0)

const textOf = ({ question, answer }: Question) => `${question} ${answer}`.toLowerCase()

/** Words that say nothing about a question's subject. They count only if the search has no others. */
const small =
  /^(an?|and|are|can|do|does|for|get|how|i|in|is|it|my|of|on|the|to|what|when|who|why|with|you|your)$/

function wordsOf(words: string): string[] {
  const all = words
    .toLowerCase()
    .split(/[\s?!,;:"“”()]+/)
    .filter(Boolean)
  const telling = all.filter((word) => !small.test(word))
  return telling.length > 0 ? telling : all
}

/** Words that visitors use for the same thing. */
const alike = [
  'price cost fee charge',
  'imps neft rtgs upi',
  'upi vpa',
  'refund reversal',
  'kyc verification',
]

/** The first of these that any question or answer contains: the word without its ending, a synonym, a near spelling. */
function patternOf(word: string, texts: readonly string[]): RegExp {
  const stem = stemOf(word)
  const exact = new RegExp(escaped(stem))
  const same = alike.filter((group) => group.split(' ').some((other) => stemOf(other) === stem))
  const candidates = [exact, same.length > 0 && anyOf(same.join(' ').split(' ').map(stemOf)), misspelt(stem)]
  return candidates.find((pattern) => pattern && texts.some((text) => pattern.test(text))) || exact
}

const stemOf = (word: string) => word.replace(/(?<=....)(i?ation|ment)$|(?<=...)(ies|es|s|ed|ing|e|y)$/, '')

const escaped = (word: string) => word.replaceAll(/\W/g, '\\$&')

const anyOf = (words: readonly string[]) => new RegExp(`\\b(${words.join('|')})`)

/** Matches words that differ from a long word by a letter missing, added or wrong, or by two transposed letters. */
const misspelt = (word: string) =>
  /^[a-z]{5,20}$/.test(word) &&
  anyOf(
    Array.from(word, (letter, i) => {
      const [before, after] = [word.slice(0, i), word.slice(i + 1)]
      return `${before}(.?${after}|.${letter}${after}|${after.charAt(0)}${letter}${after.slice(1)})`
    }),
  )
