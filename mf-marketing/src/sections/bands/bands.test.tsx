import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { lines } from '../../content/figures/connect.ts'
import { dealer } from '../../content/figures/dealer.ts'
import { total } from '../../content/figures/figure.ts'
import { file, vendorBatch } from '../../content/pictures/vendor-batch.ts'
import { content as collect } from '../../content/products/collect.ts'
import { content as connect } from '../../content/products/connect.ts'
import { content as pay } from '../../content/products/pay.ts'
import { AccountBand } from './AccountBand.tsx'
import { BankRow } from './BankRow.tsx'
import { BatchBand } from './BatchBand.tsx'
import { BatchStage } from './BatchStage.tsx'
import { LinesGround } from './reader-grounds.tsx'

describe('the dealer’s account', () => {
  it('is settled: both sides have the same sum', () => {
    const [debit, credit] = dealer.sides.map(([, entries]) => total(entries.map(({ amount }) => amount)))
    expect(debit).toBe(credit)
  })

  it('has an entry for each hour, with what was said about it', () => {
    expect(dealer.sides.flatMap(([, entries]) => entries)).toHaveLength(collect.statement.hours.length)
    const drawn = renderToStaticMarkup(<AccountBand {...collect} />)
    for (const [time, what] of collect.statement.hours) {
      expect(drawn.split(what)).toHaveLength(2)
      expect(drawn.indexOf(time)).toBeLessThan(drawn.indexOf(what))
    }
  })
})

describe('the file at an hour', () => {
  const stage = (ends: boolean) => renderToStaticMarkup(<BatchStage {...vendorBatch} stage={1} ends={ends} />)

  it('has a cell for each row', () => {
    const [, across = 0, end = 0, last = 0, bottom = 0] =
      stage(true)
        .match(/d="M0 0H(\d+)V(\d+)H(\d+)V(\d+)H0Z"/)
        ?.map(Number) ?? []
    expect((across * end + last * (bottom - end)) / 100).toBe(file.count)
  })

  it('marks the row that is held and, at the end of the morning, the rows on their way', () => {
    expect(stage(false).match(/data-is="\w+"/g)).toEqual(['data-is="waiting"'])
    expect(stage(true).match(/data-is="\w+"/g)).toHaveLength(vendorBatch.noted.length)
  })
})

it('has a heading that, including its numeral, reads as the sentence in the specification', () => {
  const [heading] = renderToStaticMarkup(<BatchBand {...pay} />).match(/<h2.*?<\/h2>/) ?? ['']
  expect(heading.replace(/<[^>]+>/g, '').replace(/\s+/g, ' ')).toBe(pay.statement.heading)
})

it('draws a dash for each line of the statement, with those that do not agree last', () => {
  const lengths = [...renderToStaticMarkup(<LinesGround />).matchAll(/d="M[\d.]+ [\d.]+h(\d+)"/g)].map(
    ([, h]) => Number(h),
  )
  expect(total(lengths)).toBe(lines.all)
  expect(lengths.at(-1)).toBe(lines.all - lines.matched)
})

it('names each bank once, from A to Z', () => {
  const drawn = renderToStaticMarkup(<BankRow {...connect.picture} />)
  expect([...drawn.matchAll(/<(?:b|i)[^>]*>([A-Z])<\/(?:b|i)>/g)].map(([, letter]) => letter).join('')).toBe(
    'ABCDEFGHIJKLMNOPQRSTUVWXYZ',
  )
})
