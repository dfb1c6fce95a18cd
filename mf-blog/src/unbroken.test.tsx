import { isValidElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { Unbroken } from './Unbroken.tsx'

const shown = (text: string) => renderToStaticMarkup(<Unbroken text={text} />)
const compounds = (text: string) =>
  [...shown(text).matchAll(/<span[^>]*>(.*?)<\/span>/g)].map(([, word]) => word)
const textOf = (html: string) => html.replace(/<style.*?<\/style>|<[^>]+>/gs, '')

it('keeps a compound in one box, and the text as it is', () => {
  expect(compounds('the two-out-of-three rule')).toEqual(['two-out-of-three'])
  expect(textOf(shown('the two-out-of-three rule'))).toBe('the two-out-of-three rule')
})

it('leaves dashes between words alone', () => {
  expect(compounds('GST 2.0 - and after')).toEqual([])
})

it('gives the same compound a key of its own each time', () => {
  const [first, second] = Unbroken({ text: 'day-to-day after day-to-day' }).filter(isValidElement)
  expect(second?.key).not.toBe(first?.key)
  expect(second?.props).toEqual(first?.props)
})
