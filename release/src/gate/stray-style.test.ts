import { expect, it } from 'vitest'
import { strayStyle } from './stray-style.ts'

const layout = {
  before: '<header class="shelly shell__1-0"></header><main>',
  after: '</main>',
  css: '.shelly{margin:0;}data-styled.g1[id="shell__1-0"]{content:"shelly,"}@keyframes rise{to{opacity:1;}}',
}
const own = 'data-styled.g3[id="mf-a__1-0"]{content:"abc,def,"}'
const found = (...rules: string[]) => strayStyle('mf-a', [...rules, own].join(''), layout)

it.each([
  '',
  '.abc{color:red;}',
  '.abc p,.def >li+li{color:red;}',
  "[aria-selected='true']>.abc{color:red;}",
  ':root:not([data-waits]) .def::after{color:red;}',
  '.mf-a__2-1+.mf-a__2-1{color:red;}',
  '@media (min-width: 64rem){.abc{color:red;}}',
  '@supports (display: grid){@media screen{.abc:has(> :nth-child(4)) p{color:red;}}}',
  '@keyframes turn{from{opacity:0;}50%{opacity:1;}}',
  '.abc{background:url("data:image/svg+xml,%3Csvg/%3E{}");}',
  '.abc{animation-delay:calc(sibling-index() * 40ms);content:"</b>{";}',
  '.sc-kit+.sc-kit{margin:0;}data-styled.g2[id="sc-kit"]{content:"kit,"}',
  '.kit{color:red;}data-styled.g2[id="a-library"]{content:"kit,"}',
])('accepts %s', (rule) => {
  expect(found(rule)).toBeUndefined()
})

it.each([
  ['footer:not(.abc){color:red;}', 'footer:not(.abc)'],
  ['html:has(.abc){overflow:hidden;}', 'html:has(.abc)'],
  ['.abc p,footer{color:red;}', 'footer'],
  [':is(.abc,footer){color:red;}', ':is(.abc,footer)'],
  ['@media print{footer{color:red;}}', 'footer'],
  ["footer[title='.abc']{color:red;}", 'footer[title=".abc"]'],
  ['.shelly{color:red;}', '.shelly'],
  ['.shelly:not(:is(.abc,:not(.def))){color:red;}', '.shelly:not(:is(.abc,:not(.def)))'],
  [':root{--ink:red;}data-styled.g2[id="sc-global-1"]{content:"sc-global-11,"}', ':root'],
  ['footer:not(.kit){color:red;}data-styled.g2[id="a-library"]{content:"kit,"}', 'footer:not(.kit)'],
  ['.shelly{color:red;}data-styled.g2[id="a-library"]{content:"shelly,"}', '.shelly'],
  ['foo\\2e abc{color:red;}', 'foo\\2e abc'],
  ['.\\61 bc{color:red;}', '.\\61 bc'],
  ['data-styled.g2[id="x"],footer{content:"abc,"}', 'footer'],
  ['.shell\\79{color:red;}data-styled.g2[id="x"]{content:"shell\\79,"}', '.shell\\79'],
  ['.\\73helly{color:red;}data-styled.g2[id="x"]{content:"\\73helly,"}', '.\\73helly'],
  ['data-styled.abc[id=mf-b__1-0]{content:"x,"}', 'data-styled.abc[id=mf-b__1-0]'],
  ['dat\\61-styled.abc[id="mf-b__1-0"]{content:"x,"}', 'dat\\61-styled.abc[id="mf-b__1-0"]'],
  ['*|data-styled.abc[id="mf-b__1-0"]{content:"x,"}', '*|data-styled.abc[id="mf-b__1-0"]'],
])('refuses %s, which may match outside its page', (rule, selector) => {
  expect(found(rule)).toBe(`styles elements outside its page: '${selector}' names none of its classes`)
})

it('carries no parser state over from one sheet to the next', () => {
  // css-tree 3.2.1 applies the brackets of the previous sheet to this one, and loops forever.
  found(`.abc{a:${'(a ['.repeat(40)}a${'])'.repeat(40)}}`.repeat(20))
  expect(found('.abc{x:y])}')).toContain('cannot be parsed')
  expect(found('.abc{a:([)]}')).toContain('cannot be parsed')
})

it.each([
  [
    '.a{}data-styled.g9[id="shell__1-0"]{content:"abc,"}',
    "styles the layout: its rules are named 'shell__1-0'",
  ],
  ['.a{}data-styled.g9[id="mf-b__1-0"]{content:"abc,"}', "styles mf-b: its rules are named 'mf-b__1-0'"],
  ['@keyframes rise{to{opacity:0;}}', "redefines the layout's keyframes 'rise'"],
  ['@font-face{font-family:"Instrument Sans";src:url(x)}', 'which applies outside its page'],
  ['@property --ink{syntax:"*";inherits:false}', 'which applies outside its page'],
  ['@import "x.css";', 'which applies outside its page'],
  ['@page{margin:0}', 'which applies outside its page'],
  ['.abc{& footer{color:red;}}', 'must nest nothing but declarations'],
  ['.abc{footer:not(&){color:red;}}', 'what browsers may parse as a rule'],
  ['.abc{color:red;html:has(&){color:red;}}', 'what browsers may parse as a rule'],
  ['.abc{--x:{}footer{color:red;}}', 'what browsers may parse as a rule'],
  ['@keyframes r\\69se{to{opacity:0;}}', 'must name keyframes with a plain identifier'],
  ['@media all{@keyframes "rise"{to{opacity:0;}}}', 'must name keyframes with a plain identifier'],
  ['.abc{color:red;', 'cannot be parsed'],
  ['.abc{color:red;\r\n}', 'a character that browsers replace'],
  ['.abc{color:red}/* ', 'cannot be parsed'],
  ['.abc{content:"\n"}', 'cannot be parsed'],
  ['.abc{}}footer{color:red;}', 'cannot be parsed'],
  ['.abc{content:"</style><script>"}', 'closes its <style>'],
  [`.abc${':not('.repeat(2000)}.a${')'.repeat(2000)}{color:red}`, 'brackets are nested more than 100 deep'],
  [`${'@media print{'.repeat(2000)}.abc{}${'}'.repeat(2000)}`, 'brackets are nested more than 100 deep'],
])('refuses %s', (rule, problem) => {
  expect(found(rule)).toContain(problem)
})
