import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { content } from '../../content/products/pay.ts'
import { BatchOpening } from './BatchOpening.tsx'

const drawn = renderToStaticMarkup(<BatchOpening {...content} />)

it('draws a cell for each row of the file, in the order of the file', () => {
  const [, cells = ''] =
    drawn.match(
      /((?:<i><\/i>|<b [^>]*><svg viewBox="0 0 16 16" aria-hidden="true">.*?<\/svg><\/b>){100,})/,
    ) ?? []
  const rows = cells.match(/<i>|<svg/g) ?? []
  expect(rows).toHaveLength(214)
  expect(rows.flatMap((row, i) => (row === '<svg' ? [i + 1] : []))).toEqual([31, 97, 172])
})

it('names the rows that a person has to look at, in their cells and below the cells', () => {
  expect(drawn.match(/data-payee="[^"]*" data-noted="\d+"/g)).toEqual([
    'data-payee="R. K. Packaging" data-noted="31"',
    'data-payee="Sunita Rao" data-noted="97"',
    'data-payee="Deepak Transport" data-noted="172"',
  ])
  for (const row of [31, 97, 172]) expect(drawn.split(`data-noted="${row}"`)).toHaveLength(3)
})

it('puts the words before the picture, outside it', () => {
  expect(drawn.indexOf('</h1>')).toBeLessThan(drawn.indexOf('role="img"'))
  expect(drawn.indexOf('Get Started')).toBeLessThan(drawn.indexOf('role="img"'))
})
