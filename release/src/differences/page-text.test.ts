import { expect, it } from 'vitest'
import { textOf } from './page-text.ts'

const page = (main: string, { title = 'Terms', styles = '' } = {}) =>
  `<!doctype html><html><head><title>${title}</title><meta name="description" content="All terms."><style>${styles}</style><script>const hidden = 'script'</script></head><body><header>Menu</header><main>${main}</main></body></html>`

const linesOf = (main: string) => textOf(page(main)).lines.slice(3)

it('reads a page with many sibling elements', () => {
  expect(textOf(`<main><ul>${'<li>x</li>'.repeat(200_000)}</ul></main>`).lines).toHaveLength(200_002)
})

it('begins with title and description, and has a line for each block', () => {
  expect(textOf(page('<h1>Fees</h1><p>One <em>fee</em>\n per payout.</p>')).lines).toEqual([
    'title: Terms',
    'description: All terms.',
    'Menu',
    'Fees',
    'One fee per payout.',
  ])
})

it('shows what text alone would not: link targets, names of images and fields, cells of a table', () => {
  expect(linesOf('<p>See <a href="/terms">the terms</a>.</p>')).toEqual(['See the terms (/terms) .'])
  expect(
    linesOf('<svg role="img" aria-label="Two banks"><text>Bank A</text><text>Bank B</text></svg>'),
  ).toEqual(['[Two banks]', 'Bank A', 'Bank B'])
  expect(linesOf('<label>Email <input placeholder="you@company.in"></label>')).toEqual([
    'Email [you@company.in]',
  ])
  expect(linesOf('<table><tr><th>UPI</th><td>free</td></tr><tr><td>NEFT</td></tr></table>')).toEqual([
    'UPI | free',
    'NEFT',
  ])
  expect(linesOf('<details><summary>More</summary>Less<br>again</details>')).toEqual([
    'More',
    'Less',
    'again',
  ])
})

it('puts each piece of text on one line, whatever it contains: nothing can pass for a line of the comparison', () => {
  const html =
    '<title>Fees\n- Cheap\r+ Dear</title><meta name="description" content="All\n- none"><p>One\n+ two'
  expect(textOf(html).lines).toEqual(['title: Fees - Cheap + Dear', 'description: All - none', 'One + two'])
})

it("keeps scripts and styles out of the text, but counts styles as part of the page's appearance", () => {
  const plain = textOf(page('<p>Fees</p>'))
  const green = textOf(page('<p>Fees</p>', { styles: 'p{color:green}' }))
  const marked = textOf(page('<p class="a">Fees</p>'))
  expect(plain.lines.join()).not.toContain('hidden')
  expect(green.lines).toEqual(plain.lines)
  for (const other of [green, marked]) expect(other.looks).not.toBe(plain.looks)
})

it('is the same for other versions of the same files', () => {
  const [one, other] = ['1.0.0-aaaaaaaaaaaa', '1.0.1-bbbbbbbbbbbb'].map((version) =>
    textOf(page(`<img src="/mf-legal/${version}/seal.svg"><a href="/mf-legal/${version}/terms.pdf">PDF</a>`)),
  )
  expect(one).toEqual(other)
})

it('is the same wherever in the document the tool puts the styles of a component', () => {
  const [bar, foot] = ['bar', 'foot'].map(
    (name, place) => `.${name}{color:red;}data-styled.g${place}[id="shell__${name}-0"]{content:"${name},"}`,
  )
  const inHead = textOf(page('<p>Fees</p>', { styles: `${bar}${foot}` }))
  const atFold = textOf(page(`<p>Fees</p><style>${foot}</style>`, { styles: bar ?? '' }))
  const reordered = `${bar?.replace('g0', 'g1')}${foot?.replace('g1', 'g0')}`
  expect(atFold).toEqual(inHead)
  expect(textOf(page('<p>Fees</p>', { styles: reordered })).looks).not.toBe(inHead.looks)
})

it('reads a page nested as deeply as browsers allow', () => {
  expect(linesOf(`${'<div>'.repeat(2000)}deep`)).toEqual(['deep'])
})

it('reads a row of many cells after many comments', () => {
  const row = '<!---->'.repeat(50_000) + '<td>x</td>'.repeat(50_000)
  const begun = performance.now()
  const [, , , line = ''] = textOf(page(`<table><tbody><tr>${row}</tr></tbody></table>`)).lines
  expect(line.split(' | ')).toHaveLength(50_000)
  expect(performance.now() - begun).toBeLessThan(5000)
})
