import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { Inline } from '@bridge/shared/markdown'
import { parseMarkdown } from '@bridge/shared/vite/markdown'
import { describe, expect, it } from 'vitest'
import { type Article, articleKind } from '../article-kind.ts'
import { sideOf } from './forms/sides-figure.ts'
import { restOf } from './forms/strata-figure.ts'
import { withCommas } from './with-commas.ts'

const folder = path.resolve(import.meta.dirname, '../content/articles')
const articles = readdirSync(folder).map((name) => {
  const file = path.join(folder, name)
  return parseMarkdown(readFileSync(file, 'utf8'), file, articleKind)
})

type Form = Article['figure']['form']
const drawnAs = <F extends Form>(form: F) =>
  articles.flatMap(({ slug, figure, body }) =>
    figure.form === form ? [{ slug, figure: figure as Extract<Article['figure'], { form: F }>, body }] : [],
  )

/** A table cell's text. */
const plain = (cell: readonly Inline[] = []): string =>
  cell.filter((node) => typeof node === 'string').join('')

const tableOf = ({ intro, sections }: Article['body']): readonly (readonly string[])[] =>
  [...intro, ...sections.flatMap(({ blocks }) => blocks)]
    .flatMap((block) => ('table' in block ? block.table : []))
    .map((row) => row.map(plain))

it('every article has a figure, and neighbours in the list differ in form or ground', () => {
  const looks = articles
    .sort((a, b) => a.id - b.id)
    .map(({ figure: { form, ground } }) => `${form} on ${ground}`)
  expect(looks).toHaveLength(13)
  for (const [index, look] of looks.entries()) expect(look).not.toBe(looks[index + 1])
})

/** Numbers as they are written: 4,20,000, 24.5, 11:30. */
const numbersIn = (text: string): readonly string[] => text.match(/\d[\d,.:]*\d|\d/g) ?? []

describe.each(articles.filter(({ figure }) => figure.form !== 'dots'))(
  'the figure of $slug',
  ({ figure, body }) => {
    it('shows no number that its article does not mention', () => {
      if (figure.form === 'dots') return
      const known = new Set([...numbersIn(JSON.stringify(body)), ...derived])
      const { numeral, unit = '', of } = figure
      for (const number of numbersIn(`${numeral} ${unit} ${of}`)) expect(known).toContain(number)
    })
  },
)

/** Numbers that figures state, but that articles spell out or leave to be worked out. */
const derived = ['2', '3', '110']

describe.each(drawnAs('dots'))('the dots of $slug', ({ figure: { total, exceptions, parts }, body }) => {
  it('match the numbers in its article', () => {
    const text = JSON.stringify(body)
    for (const value of [total, exceptions, total - exceptions]) expect(text).toContain(withCommas(value))
  })

  it('have a row in the article’s table for each part', () => {
    for (const { count, name, answer, warning } of parts) {
      const row = tableOf(body).find(([cell]) => cell?.startsWith(name)) ?? []
      const doing = [answer, warning].filter((text) => text !== undefined).join('; ')
      expect([row[1], row[2]?.toLowerCase()]).toEqual([withCommas(count), doing.toLowerCase()])
    }
  })
})

it.each(drawnAs('sides'))('the cases of $slug match those in its table', ({ figure: { cases }, body }) => {
  const rows = tableOf(body).slice(1)
  const letters = rows.map((row) =>
    row
      .slice(0, 3)
      .map((cell) => cell.charAt(0))
      .join(''),
  )
  expect(letters).toEqual(cases)
  for (const [index, row] of rows.entries())
    expect(row[3]).toBe(sideOf(letters[index] ?? '') === 'a' ? 'new' : 'old')
})

it.each(drawnAs('strata'))(
  'the strata of $slug count each rupee once, as staying or as going',
  ({ figure }) => {
    const { strata } = figure
    const gone = strata.reduce((sum, { part }) => sum + part, 0)
    const stays = strata.map(restOf)
    expect(stays).toEqual([15, 12, 20])
    expect(stays.reduce((sum, rest) => sum + rest) + gone).toBe(110)
  },
)

it.each(drawnAs('strata'))('the strata of $slug match those in its table', ({ figure: { strata }, body }) => {
  for (const { name, value, part } of strata) {
    const row = tableOf(body).find(([cell]) => cell === name) ?? []
    expect([row[1], row[2]]).toEqual([`₹${value} lakh`, part > 0 ? `₹${part} lakh` : 'nothing'])
  }
})

it.each(drawnAs('grid').filter(({ figure }) => figure.cell === 'square'))(
  'the plates of $slug match those in its table',
  ({ figure: { plates }, body }) => {
    expect(
      tableOf(body)
        .slice(1)
        .map(([, share]) => share),
    ).toEqual(plates.map(({ marked }) => `${marked}%`))
  },
)

it.each(drawnAs('ticks'))(
  'the ends of $slug match the decisions in its table',
  ({ figure: { ends }, body }) => {
    expect(
      tableOf(body)
        .slice(1)
        .map(([decision]) => decision),
    ).toEqual(ends)
  },
)

it.each(drawnAs('calendar'))(
  'the seasons of $slug match the numbers in its text',
  ({ figure: { seasons }, body }) => {
    const text = JSON.stringify(body)
    for (const { usual, peak } of seasons)
      for (const value of [usual, peak]) expect(text).toContain(withCommas(value))
  },
)

it.each(drawnAs('columns'))(
  'the columns and limits of $slug match the numbers in its text',
  ({ figure: { columns, limits }, body }) => {
    const text = JSON.stringify(body)
    const labelled = columns.filter((column) => column.labelled).flatMap(({ parts }) => parts)
    for (const value of [...labelled, ...limits.map(({ at }) => at)])
      expect(numbersIn(text)).toContain(String(value))
  },
)

it.each(drawnAs('days'))(
  'the moments of $slug match those in its table',
  ({ figure: { from, to, mark }, body }) => {
    const shown = tableOf(body).map(([when]) => when)
    for (const at of [from, to, mark.from, mark.to]) {
      const day = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'][Math.floor(at / 1440)]
      const clock = [Math.floor(at / 60) % 24, at % 60].map((part) => String(part).padStart(2, '0')).join(':')
      expect(shown).toContain(`${day}, ${clock}`)
    }
  },
)
