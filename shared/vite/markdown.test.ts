import path from 'node:path'
import { describe, expect, it } from 'vitest'
import * as brand from '../brand.ts'
import { parseMarkdown } from './markdown.ts'
import { head, policy } from './sample-document.ts'

const parse = (text: string) => parseMarkdown(text, path.resolve('content/terms.md'), policy)
const bodyOf = (text: string) => parse(head + text).body

describe('a document', () => {
  it('leaves braces in code alone, except for company placeholders', () => {
    const code = 'GET `/v1/{id}` of {product}, ``a`{}`` and\n\n```\n{amount} {id}\n{product}\n```\n'
    const body = JSON.stringify(bodyOf(code))
    for (const text of ['/v1/{id}', 'a`{}', `{amount} {id}\\n${brand.product}`]) expect(body).toContain(text)
  })

  it('makes quotes typographic, across emphasis and in its front matter, but not in code', () => {
    const text = `"The bank's *'yes'*" and \`"code"\`\n`
    expect(bodyOf(text).intro).toEqual([
      { p: ['“The bank’s ', { em: ['‘yes’'] }, '” and ', { code: '"code"' }] },
    ])
    expect(parse(head.replace('Terms', "The visitor's terms")).title).toBe('The visitor’s terms')
  })

  it('exposes its front matter as data and is named after its file', () => {
    expect(parse(head)).toMatchObject({ slug: 'terms', title: 'Terms', updated: '2025-09-01', order: 3 })
  })

  it('resolves the names in its front matter, in order', () => {
    expect(parse(head).marks).toEqual(['M2', 'M1'])
  })

  it('counts its words, without the markup of its tables', () => {
    expect(parse(`${head}One ₹2 three.\n\n| 4 | - |\n|---|---|\n| 5 | 6 |\n`).words).toBe(6)
  })

  it('has its other fields read by its kind, even when they are missing', () => {
    const fields = { ...policy.fields, size: { is: 'value', read: (value: unknown) => [value] } } as const
    const sized = (line: string) =>
      parseMarkdown(head.replace('order', `${line}order`), 'a.md', { ...policy, fields }).size
    expect(sized('size: { width: 2 }\n')).toEqual([{ width: 2 }])
    expect(sized(`size: [{ name: The bank's "yes" }]\n`)).toEqual([[{ name: 'The bank’s “yes”' }]])
    expect(sized('')).toEqual([undefined])
  })

  it('is refused, with file and line, if its kind cannot read a value', () => {
    const read = () => {
      throw new Error('must be smaller')
    }
    const fields = { ...policy.fields, size: { is: 'value', read } } as const
    const text = head.replace('order', 'size: 9\norder')
    expect(() => parseMarkdown(text, 'a.md', { ...policy, fields })).toThrow("a.md:5: 'size' must be smaller")
  })

  it('is split into an introduction and numbered sections', () => {
    expect(bodyOf('Hello.\n\n## Scope\n\nOne.\n\n## Fees\n\n### Refunds\n\nTwo.')).toEqual({
      intro: [{ p: ['Hello.'] }],
      sections: [
        { id: '1', heading: 'Scope', blocks: [{ p: ['One.'] }] },
        { id: '2', heading: 'Fees', blocks: [{ h3: ['Refunds'] }, { p: ['Two.'] }] },
      ],
    })
  })

  it('can name its sections after the words of their headings', () => {
    const article = parseMarkdown(`${head}## Why it matters, now\n`, 'a.md', { ...policy, ids: 'words' })
    expect(article.body.sections[0]?.id).toBe('why-it-matters-now')
  })

  it('has ids for headings in any script, and different ids for different headings', () => {
    const text = `${head}## पहला भाग\n## दूसरा भाग\n## C\n## C++\n## 🎉\n## Größe 2\n`
    const { sections } = parseMarkdown(text, 'a.md', { ...policy, ids: 'words' }).body
    expect(sections.map(({ id }) => id)).toEqual(['पहला-भाग', 'दूसरा-भाग', 'c', 'c-2', 'section', 'größe-2'])
  })

  it('may be written in any editor', () => {
    const fromWindows = `\ufeff${head.replaceAll('---', '--- ')}a\nb\n`.replaceAll('\n', '\r\n')
    expect(parse(fromWindows)).toEqual(parse(`${head}a\nb\n`))
  })

  it.each([
    ['strong and emphasised words', '**a** *b*', [{ p: [{ strong: ['a'] }, ' ', { em: ['b'] }] }]],
    ['links', '[home](/)', [{ p: [{ a: ['home'], href: '/' }] }]],
    ['code', '`GET`', [{ p: [{ code: 'GET' }] }]],
    ['bullet lists', '- a\n- b', [{ ul: [[{ p: ['a'] }], [{ p: ['b'] }]] }]],
    ['numbered lists', '1. a', [{ ol: [[{ p: ['a'] }]] }]],
    ['quotations', '> a', [{ quote: [{ p: ['a'] }] }]],
    ['code blocks', '```\na\n```', [{ pre: 'a' }]],
    [
      'tables',
      '| a | b |\n|---|---|\n| 1 | 2 |',
      [
        {
          table: [
            [['a'], ['b']],
            [['1'], ['2']],
          ],
        },
      ],
    ],
    ['a paragraph of several lines, as one text', 'a\nb', [{ p: ['a b'] }]],
  ])('can contain %s', (_, text, blocks) => {
    expect(bodyOf(text).intro).toEqual(blocks)
  })

  it('takes company names from the brand file', () => {
    expect(bodyOf('{product} is run by {legalName}.').intro).toEqual([
      { p: [`${brand.product} is run by ${brand.legalName}.`] },
    ])
  })
})

describe('is refused with an error that names file and line:', () => {
  it.each([
    [
      'an unknown key',
      head.replace('order', 'odrer'),
      "5: unknown field 'odrer'; the fields are title, description, updated, order, marks",
    ],
    ['a missing key', head.replace('order: 3\n', ''), "1: 'order' is missing"],
    ['no front matter', 'Hello.', "1: front matter between two '---' lines is missing"],
    [
      'a title longer than search engines show',
      head.replace('Terms', 'T'.repeat(61)),
      "2: 'title' must have at most 60 characters, not 61",
    ],
    [
      'a description longer than search engines show',
      head.replace('What', 'W'.repeat(155)),
      "3: 'description' must have at most 155 characters, not 168",
    ],
    [
      'a date that does not exist',
      head.replace('09-01', '02-30'),
      "4: 'updated' must be a date such as 2025-09-01",
    ],
    ['text where a number belongs', head.replace('3', 'three'), "5: 'order' must be a number"],
    ['a list where text belongs', head.replace('Terms', '[Terms]'), "2: 'title' must be non-empty text"],
    [
      'an unknown name',
      head.replace('shop', 'shed'),
      "6: 'marks' has the unknown name 'shed'; the names are bank, pay, shop",
    ],
    [
      'a name that every object inherits',
      head.replace('shop', 'constructor'),
      "6: 'marks' has the unknown name 'constructor'",
    ],
    ['too few names', head.replace('shop, ', ''), "6: 'marks' must be a list of 2 to 3 names"],
    [
      'one word where a list of names belongs',
      head.replace('[shop, bank]', 'shop'),
      "6: 'marks' must be a list of 2 to 3 names",
    ],
    ['invalid YAML', head.replace('Terms', 'Terms: all'), '2: Nested mappings are not allowed'],
    [
      'an unknown placeholder',
      `${head}\nCall {fax}.`,
      '9: unknown placeholder {fax}; the placeholders are {product}, {legalName}, {email}, {phone}',
    ],
    ['an unknown placeholder after code', `${head}\nCall \`{id}\` {fax}.`, '9: unknown placeholder {fax}'],
    [
      'an unknown placeholder after a code block',
      `${head}\n~~~\n{id}\n~~~\n{fax}`,
      '12: unknown placeholder {fax}',
    ],
    ['a first-level heading', `${head}\n# Terms`, '9: headings must be of the second or third level'],
    ['two sections with the same name', `${head}## A\n\n## A`, "10: two sections are named 'A'", 'words'],
    ['HTML', `${head}\n\n<b>x</b>`, '10: html is not supported'],
    ['an image', `${head}![x](/x.png)`, '8: image is not supported'],
    ['a link that runs code', `${head}[x](javascript:x)`, '8: a link must be a path, an anchor or an https:'],
  ])('%s', (_, text, message, ids = 'numbers') => {
    const kind = { ...policy, ids: ids as 'numbers' | 'words' }
    expect(() => parseMarkdown(text, path.resolve('content/terms.md'), kind)).toThrow(
      `content/terms.md:${message}`,
    )
  })
})
