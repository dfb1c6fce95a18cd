import { foldHtml } from '@bridge/shared/pin'
import { expect, it } from 'vitest'
import { splitStyles } from './critical-css.ts'

let number = 0
/** A component's rules as styled-components writes them on a server. */
const rules = (id: string, name: string, text = `.${name}{color:red;}`): string =>
  `${text}data-styled.g${++number}[id="${id}"]{content:"${name},"}`

const page = (above: string, below: string): string =>
  `<header class="nav"></header><main>${above}${foldHtml}${below}</main><footer class="foot"></footer>`
const element = (...names: string[]): string => `<p class="${names.join(' ')}">Text</p>`

const nav = rules('shell__1-0', 'nav')
const foot = rules('shell__2-0', 'foot')
const [a, b, c] = ['a', 'b', 'c'].map((name) => rules(`mf-x__${name}-0`, name)) as [string, string, string]

const split = (html: string, css: string, late?: readonly string[]) =>
  splitStyles({ html, css }, 'mf-x', late)

it('moves rules that only content below the fold uses down to the fold', () => {
  const { html, critical, moved } = split(page(element('a'), element('b')), nav + foot + a + b)
  expect(critical).toBe(nav + foot + a)
  expect(moved).toEqual([b])
  expect(html).toBe(
    page(element('a'), element('b')).replace('></div>', `><style data-rendered>${b}</style></div>`),
  )
})

it('keeps the layout’s rules in the head, regardless of the page’s content', () => {
  expect(split(page(element('a'), element('nav', 'foot')), nav + foot + a).critical).toBe(nav + foot + a)
})

it('moves the layout’s late rules behind the page, whether or not it has a fold', () => {
  const late = ['shell__2-']
  const folded = split(page(element('a'), element('b')), nav + foot + a + b, late)
  expect([folded.critical, ...folded.moved]).toEqual([nav + a, b, foot])
  expect(folded.html).toContain(`</main><style data-layout>${foot}</style><footer`)

  const plain = `<header></header><main>${element('a')}</main><footer class="foot">$&</footer>`
  expect(split(plain, foot + a, late)).toEqual({
    html: plain.replace('</main>', `</main><style data-layout>${foot}</style>`),
    critical: a,
    moved: [foot],
  })
})

it('does not move rules of a component whose id merely shares a prefix with a late one', () => {
  expect(split(page(element('a'), element('a')), foot + a, ['shell__20-']).critical).toBe(foot + a)
})

it('keeps the order of all rules, regardless of the elements that they match', () => {
  const { critical, moved } = split(page(element('b'), element('a', 'c')), a + b + c)
  expect(critical, 'a comes before b').toBe(a + b)
  expect(moved).toEqual([c])
})

it('keeps keyframes in the head only if rules there use them', () => {
  const spin = rules('sc-keyframes-spin', 'spin', '@keyframes spin{to{rotate:1turn;}}')
  const fade = rules('sc-keyframes-fade', 'fade', '@keyframes fade{to{opacity:0;}}')
  const [top, bottom] = [
    rules('mf-x__t-0', 't', '.t{animation:spin 1s;}'),
    rules('mf-x__u-0', 'u', '.u{animation:fade 1s;}'),
  ]
  const { critical, moved } = split(page(element('t'), element('u')), top + bottom + spin + fade)
  expect([critical, ...moved]).toEqual([top + spin, bottom + fade])
})

it('leaves a page without a fold as it is', () => {
  const html = `<main>${element('a')}</main>`
  expect(split(html, a + b)).toEqual({ html, critical: a + b, moved: [] })
})

const disguised = `.a{content:'data-styled.g9[id="mf-x__z-0"]{content:"z,"}footer{display:none}.b{content:"';}`
it.each([
  ['a string', rules('mf-x__a-0', 'a', disguised)],
  [
    'a comment',
    rules('mf-x__a-0', 'a', `/* data-styled.g9[id="mf-x__z-0"]{content:"z,"}footer{display:none} */`),
  ],
  [
    'a block',
    rules('mf-x__a-0', 'a', `@media print{data-styled.g9[id="mf-x__z-0"]{content:"z,"}.a{color:red}}`),
  ],
  [
    'a string of an at-rule',
    [
      rules('mf-x__a-0', 'a'),
      rules('mf-x__b-0', 'q', "@media '"),
      rules('mf-x__c-0', 'q', 'footer{display:none}'),
      rules('mf-x__d-0', 'a', "'{.a{color:red}}"),
    ].join(''),
  ],
  ['a comment that only looks closed', `${rules('mf-x__a-0', 'q')}${rules('mf-x__b-0', 'a', '/*/')}*/`],
  ['what follows the last component', `${a}.b{color:red}`],
])('never splits a sheet inside %s, which would turn checked text into rules', (_, css) => {
  const html = page(element('q'), element('a'))
  expect(split(html, css)).toEqual({ html, critical: css, moved: [] })
})

it('takes time proportional to the size of a page, even if it repeats a class thousands of times', () => {
  const names = 'a,'.repeat(40_000)
  const many = `.a{color:red;}data-styled.g1[id="mf-x__a-0"]{content:"${names}"}`
  const frames = `@keyframes a{to{opacity:0;}}data-styled.g2[id="sc-keyframes-a"]{content:"${names}"}`
  const began = performance.now()
  const { moved } = split(page(element('q'), element('a').repeat(40_000)), many + frames)
  expect(performance.now() - began).toBeLessThan(1000)
  expect(moved).toEqual([many + frames])
})
