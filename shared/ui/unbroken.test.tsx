import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { Unbroken } from './Unbroken.tsx'

const shown = (text: string) => renderToStaticMarkup(<Unbroken text={text} />)
const compounds = (text: string) =>
  [...shown(text).matchAll(/<span[^>]*>(.*?)<\/span>/g)].map(([, word]) => word)
const textOf = (html: string) => html.replace(/<style.*?<\/style>|<[^>]+>/gs, '')

it('keeps a compound in one box, and leaves the text unchanged', () => {
  expect(compounds('the two-out-of-three rule')).toEqual(['two-out-of-three'])
  expect(textOf(shown('the two-out-of-three rule'))).toBe('the two-out-of-three rule')
})

it('keeps an amount with its unit', () => {
  expect(compounds('take ₹5 lakh a day, ₹1.1 crore, ₹500')).toEqual(['₹5 lakh', '₹1.1 crore,'])
  expect(textOf(shown('take ₹5 lakh'))).toBe('take ₹5 lakh')
})

it('keeps a phone number, and a day with its month', () => {
  expect(compounds('or +91 00000 00000, from 5 to 20 October 2026')).toEqual([
    '+91 00000 00000,',
    '20 October',
  ])
  expect(compounds('the 21 marches')).toEqual([])
})

it('keeps the punctuation around a compound with it, so that no line starts with a stray mark', () => {
  expect(compounds('in a cut-off? (a back-office) of “pre-paid”.')).toEqual([
    'cut-off?',
    'back-office)',
    '“pre-paid”.',
  ])
})

it('leaves dashes between words alone', () => {
  expect(compounds('GST 2.0 - and after')).toEqual([])
})
