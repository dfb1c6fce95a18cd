import { expect, it } from 'vitest'
import { leakingRule } from './leaking-rule.ts'

const rendered = (...rules: string[]) =>
  [
    '<style data-rendered>.shelly{margin:0;}',
    'data-styled.g1[id="shell__1-0"]{content:"shelly,"}',
    ':root{--ink:black;}data-styled.g2[id="sc-global-x"]{content:"sc-global-x1,"}',
    ...rules,
    'data-styled.g3[id="mf-a__1-0"]{content:"abc,def,"}</style>',
  ].join('\n')

it.each([
  '.abc{color:red;}',
  '.abc p,.def >li+li{color:red;}',
  "[aria-selected='true']>.abc{color:red;}",
  ':root:not([data-waits]) .def::after{color:red;}',
  '.mf-a__2-1+.mf-a__2-1{color:red;}',
  '@media (min-width: 64rem){.abc{color:red;}}',
  '@supports (display: grid){@media screen{.abc:has(> :nth-child(4)) p{color:red;}}}',
  '@keyframes turn{from{opacity:0;}50%{opacity:1;}}',
  '.abc{background:url("data:image/svg+xml,%3Csvg/%3E{}");}',
])('lets %s be', (rule) => {
  expect(leakingRule('mf-a', rendered(rule))).toBeUndefined()
})

it.each([
  ['footer:not(.abc){color:red;}', 'footer:not(.abc)'],
  ['html:has(.abc){overflow:hidden;}', 'html:has(.abc)'],
  ['.abc p,footer{color:red;}', 'footer'],
  [':is(.abc,footer){color:red;}', ':is(.abc,footer)'],
  ['@media print{footer{color:red;}}', 'footer'],
  ["footer[title='.abc']{color:red;}", "footer[title='.abc']"],
  ['.shelly{color:red;}', '.shelly'],
  ['.shelly:not(:is(.abc,:not(.def))){color:red;}', '.shelly:not(:is(.abc,:not(.def)))'],
])('finds %s', (rule, selector) => {
  expect(leakingRule('mf-a', rendered('.def{margin:0;}', rule))).toBe(selector)
})
