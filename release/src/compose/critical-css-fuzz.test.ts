import { foldHtml } from '@bridge/shared/pin'
import { array, assert, constantFrom, property } from 'fast-check'
import { expect, it } from 'vitest'
import { strayStyle } from '../gate/stray-style.ts'
import { splitStyles } from './critical-css.ts'

const layout = {
  before: '<header class="h"></header><main>',
  after: '</main><footer class="f">x</footer>',
  css: '.h{color:red}data-styled.g0[id="shell__h"]{content:"h,"}',
}

const marker = (id: string, name: string): string => `data-styled.g1[id="${id}"]{content:"${name},"}`
const markers = marker('mf-x__a', 'b') + marker('mf-x__c', 'd') + marker('sc-keyframes-k', 'k')

const piece = constantFrom(
  ...[
    "@media '",
    "@media '",
    "@layer '",
    "'{.d{x:y}}",
    "'{.d{x:y}}",
    '@media "',
    '@supports (a:b) url(',
    '@container \\',
    '@media ',
    '@media all{',
  ],
  ...[
    "'{.d{x:y}}",
    '"{.d{x:y}}',
    "'",
    "'",
    '"',
    '\\',
    '\n',
    '{',
    '}',
    '(',
    ')',
    '[',
    ']',
    ',',
    ';',
    '/*',
    '*/',
  ],
  ...[
    '@layer z{',
    '@layer z ',
    '@supports (a:b){',
    '@container n ',
    '@keyframes k{from{a:b}}',
    '@starting-style{',
  ],
  ...[
    'footer{x:y}',
    '.b{x:y}',
    '.d{x:y}',
    '.b ',
    '.d,',
    'footer',
    'url(',
    '<!--',
    '-->',
    ':not(',
    '&',
    '/*/',
  ],
  ...Array(6).fill(marker('mf-x__b', 'b')),
  ...[marker('mf-x__c', 'd'), marker('sc-keyframes-k', 'k')],
)

it('never splits a sheet that passes the gate into halves that would not', () => {
  let splits = 0
  assert(
    property(array(piece, { minLength: 2, maxLength: 13 }), (pieces) => {
      const css = pieces.join('') + marker('mf-x__c', 'd')
      if (strayStyle('mf-x', css, layout)) return
      const page = `<main><p class="b">hi</p>${foldHtml}<p class="d">x</p></main>`
      const { critical, moved } = splitStyles({ html: page, css: layout.css + css }, 'mf-x')
      const [rest] = moved
      if (!rest) return
      splits++
      for (const half of [rest, critical.slice(layout.css.length)])
        expect(strayStyle('mf-x', markers + half, layout), half).toBeUndefined()
    }),
    { numRuns: 20_000 },
  )
  expect(splits).toBeGreaterThan(100)
})
