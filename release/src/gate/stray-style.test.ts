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
])('lets %s be', (rule) => {
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
])('finds %s', (rule, selector) => {
  expect(found(rule)).toBe(`styles what is not its own: '${selector}' names none of its classes`)
})

it('does not read one sheet by what it knows of another', () => {
  // css-tree 3.2.1 takes brackets of the sheet before for this one's, and never comes back.
  found(`.abc{a:${'(a ['.repeat(40)}a${'])'.repeat(40)}}`.repeat(20))
  expect(found('.abc{x:y])}')).toContain('cannot be read')
  expect(found('.abc{a:([)]}')).toContain('cannot be read')
})

it.each([
  [
    '.a{}data-styled.g9[id="shell__1-0"]{content:"abc,"}',
    "styles the layout: its rules have the name 'shell__1-0'",
  ],
  ['.a{}data-styled.g9[id="mf-b__1-0"]{content:"abc,"}', "styles mf-b: its rules have the name 'mf-b__1-0'"],
  ['@keyframes rise{to{opacity:0;}}', "changes the layout's movement 'rise'"],
  ['@font-face{font-family:"Instrument Sans";src:url(x)}', 'which reaches what is not its own'],
  ['@property --ink{syntax:"*";inherits:false}', 'which reaches what is not its own'],
  ['@import "x.css";', 'which reaches what is not its own'],
  ['@page{margin:0}', 'which reaches what is not its own'],
  ['.abc{& footer{color:red;}}', 'nests what is not a declaration'],
  ['.abc{footer:not(&){color:red;}}', 'what browsers may read as a rule'],
  ['.abc{color:red;html:has(&){color:red;}}', 'what browsers may read as a rule'],
  ['.abc{--x:{}footer{color:red;}}', 'what browsers may read as a rule'],
  ['@keyframes r\\69se{to{opacity:0;}}', 'names a movement in another way'],
  ['@media all{@keyframes "rise"{to{opacity:0;}}}', 'names a movement in another way'],
  ['.abc{color:red;', 'cannot be read'],
  ['.abc{color:red;\r\n}', 'a sign that browsers change'],
  ['.abc{color:red}/* ', 'cannot be read'],
  ['.abc{content:"\n"}', 'cannot be read'],
  ['.abc{}}footer{color:red;}', 'cannot be read'],
  ['.abc{content:"</style><script>"}', 'ends its element'],
])('refuses %s', (rule, problem) => {
  expect(found(rule)).toContain(problem)
})
