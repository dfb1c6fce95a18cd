import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { Inline } from '@bridge/shared/markdown'
import { parseMarkdown } from '@bridge/shared/vite/markdown'
import { describe, expect, it } from 'vitest'
import { articleKind } from '../article-kind.ts'
import { readFigure } from './figure-kind.ts'
import { withCommas } from './with-commas.ts'

const part = { count: 3, mark: 'full', name: 'Late', answer: 'Wait' }
const figure = {
  form: 'dots',
  total: 100,
  unit: 'payouts',
  exceptions: 5,
  parts: [part, { ...part, count: 2, name: 'Lost' }],
  others: 'arrived',
  note: 'One dot is one payout.',
}

describe('a figure', () => {
  it('is read as it is written', () => expect(readFigure(figure)).toEqual(figure))

  it('may be missing', () => expect(readFigure(undefined)).toBeUndefined())

  it.each([
    ['parts that do not add up', { ...figure, exceptions: 6 }, 'has parts that add up to 5, not 6'],
    ['more exceptions than things', { ...figure, total: 5 }, 'must have fewer exceptions than its total'],
    ['an unknown form', { ...figure, form: 'pie' }, "must have 'form: dots'"],
    ['a count that is no number', { ...figure, total: '100' }, "must have 'total', a whole number above 0"],
    [
      'an unknown mark',
      { ...figure, parts: [{ ...part, mark: 'star' }] },
      'must have parts with a mark: full',
    ],
    ['a text that is missing', { ...figure, note: '' }, "must have 'note', a text"],
    ['one text', 'dots', "is not valid: it must be 'key: value' lines"],
  ])('is refused with %s', (_, value, message) => {
    expect(() => readFigure(value)).toThrow(message)
  })
})

const folder = path.resolve(import.meta.dirname, '../content/articles')
const articles = readdirSync(folder).map((name) => {
  const file = path.join(folder, name)
  return parseMarkdown(readFileSync(file, 'utf8'), file, articleKind)
})

/** A table cell's text. */
const plain = (cell: readonly Inline[] = []): string =>
  cell.filter((node) => typeof node === 'string').join('')

describe.each(articles.flatMap(({ slug, figure, body }) => (figure ? [{ slug, figure, body }] : [])))(
  'the figure of $slug',
  ({ figure: { total, exceptions, parts }, body }) => {
    const text = JSON.stringify(body)

    it('draws the numbers that its article gives', () => {
      for (const value of [total, exceptions, total - exceptions]) expect(text).toContain(withCommas(value))
    })

    it('has a row of its article’s table for each of its parts', () => {
      const blocks = [...body.intro, ...body.sections.flatMap(({ blocks }) => blocks)]
      const rows = blocks.flatMap((block) => ('table' in block ? block.table : []))
      for (const { count, name, answer } of parts) {
        const row = rows.find(([cell]) => plain(cell).startsWith(name)) ?? []
        expect([plain(row[1]), plain(row[2])]).toEqual([
          withCommas(count),
          answer.replace(/^./, (letter) => letter.toLowerCase()),
        ])
      }
    })
  },
)
