import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { parseMarkdown } from '@bridge/shared/vite/markdown'
import { describe, expect, it } from 'vitest'
import { readFigures } from './policy-figures.ts'
import { policyKind } from './policy-kind.ts'

const folder = path.join(import.meta.dirname, 'content')
const files = readdirSync(folder).filter((name) => name.endsWith('.md'))

it.each(files)('%s states each of its figures in the section that the figure names', (name) => {
  const file = path.join(folder, name)
  const { figures, body } = parseMarkdown(readFileSync(file, 'utf8'), file, policyKind)
  for (const { value, section } of figures) {
    const blocks = JSON.stringify(body.sections[section - 1]?.blocks)
    expect(blocks.replaceAll('–', '-'), `${value} in section ${section}`).toContain(
      value.replaceAll('–', '-'),
    )
  }
})

it.each(files)('%s shows no figure both in its drawing and beside the drawing', (name) => {
  const file = path.join(folder, name)
  const { figures, drawing } = parseMarkdown(readFileSync(file, 'utf8'), file, policyKind)
  const drawn = drawing.spans.map(({ value, section }) => `${value} in section ${section}`)
  for (const { value, section } of figures) expect(drawn).not.toContain(`${value} in section ${section}`)
})

describe('figures', () => {
  const figure = { value: '6 hours', what: 'until a breach is notified', section: 13 }

  it('are read as written', () => {
    expect(readFigures([figure, figure])).toEqual([figure, figure])
  })

  it.each([
    ['an empty list', [], 'must be a list of one or two figures'],
    ['three of them', [figure, figure, figure], 'must be a list of one or two figures'],
    ['text instead of a list', 'six hours', 'must be a list of one or two figures'],
    ['an unknown key', [{ ...figure, note: 'x' }], "unknown key 'note'"],
    ['a section in quotes', [{ ...figure, section: '13' }], "must have figures whose 'section'"],
    ['too long a text', [{ ...figure, what: 'x'.repeat(45) }], '1 to 44 characters'],
    ['no value', [{ ...figure, value: undefined }], "whose 'value' is text"],
  ])('are refused with %s', (_, value, message) => {
    expect(() => readFigures(value)).toThrow(message)
  })
})
