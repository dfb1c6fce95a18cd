import { describe, expect, it } from 'vitest'
import { content as collect } from '../products/collect.ts'
import { content as connect } from '../products/connect.ts'
import { content as pay } from '../products/pay.ts'
import { Fees } from '../sections/Fees.tsx'
import { categories } from './faq.ts'
import { fees } from './fees.ts'
import type { DrawnProduct, Product } from './product.ts'

const pages: [string, DrawnProduct][] = [
  ['pay', pay],
  ['collect', collect],
  ['connect', connect],
]

/** Every way of paying that the specification names. */
const rails = /\b(NEFT|RTGS|IMPS|UPI\/VPA|UPI|bank transfer|virtual accounts|QR|POS|cards|netbanking)\b/gi

const said = ({ fees: _, picture, steps, ...page }: Product) =>
  JSON.stringify([
    page.lead,
    page.benefits.lead,
    page.benefits.items,
    page.features.items.map(({ text }) => text),
  ])

const railsIn = (text: string) =>
  new Set([...text.matchAll(rails)].map(([rail]) => rail.toLowerCase().replace(/^upi\/vpa$/, 'upi')))

describe.each(pages)('the schedule of %s', (name, product) => {
  const rows = product.fees.groups.flatMap((group) => group.rows)

  it('lists every rail that the page names, and no other', () => {
    const charged = railsIn(rows.map(({ what }) => what).join(', '))
    expect([...charged].sort()).toEqual([...railsIn(said(product))].sort())
  })

  it('says when each fee is charged, and says once who pays', () => {
    for (const row of rows) for (const cell of Object.values(row)) expect(cell).toMatch(/\w/)
    expect(new Set(rows.map(({ what }) => what)).size).toBe(rows.length)
    expect(product.fees.lead).toMatch(/only your business pays/i)
  })

  it('has no column that says the same in every row', () => {
    for (const key of ['what', 'when'] as const)
      expect(new Set(rows.map((row) => row[key])).size).toBeGreaterThan(1)
  })

  it('names no amount, as no amounts are public', () => {
    expect(JSON.stringify(product.fees)).not.toMatch(/₹|\d ?%|paise|\brupee/)
  })

  it('has its own heading, and links to the schedule that states the terms, unless it states them itself', () => {
    const [, terms] = fees.linksOfOwn
    const others = pages.filter(([, other]) => other !== product)
    for (const [, other] of others) expect(other.fees.heading).not.toBe(product.fees.heading)
    expect(product.Fees === Fees).toBe(terms.href.endsWith(`-${name}#${fees.id}`))
  })

  it('charges for nothing that it calls free', () => {
    const free = [...product.fees.free, ...fees.free].map((what) => what.toLowerCase())
    for (const { what } of rows) expect(free).not.toContain(what.toLowerCase())
  })
})

const answer = (question: string) =>
  categories.flatMap(({ questions }) => questions).find((one) => one.question === question)

it('states what the FAQ states about GST, refunds, grievances and support', () => {
  expect(answer('Do I get a tax invoice for your fees?')?.answer).toContain('exclusive of GST')
  expect(fees.terms.join(' ')).toMatch(/exclude GST.+each month/)
  expect(answer('Are fees returned with a refund?')?.answer).toContain('unless the failure was ours')
  expect(fees.terms.join(' ')).toContain('unless the failure was ours')
  expect(answer('Does a grievance cost anything?')?.answer).toContain('no fee for grievances, at any level')
  expect(fees.free).toContain('Grievances, at any level')
  expect(answer('When is support available?')?.answer).toContain('24x7')
  expect(fees.free).toContain('Support by email, 24x7')
})

it('has a schedule that the FAQ’s answer about the price links to', () => {
  expect(answer('What does it cost?')?.more?.href).toMatch(new RegExp(`^/\\w+-pay#${fees.id}$`))
})
