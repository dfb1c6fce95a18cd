import { renderToString } from 'react-dom/server'
import { expect, it } from 'vitest'
import { foldHtml } from '../pin.ts'
import { Fold } from './Fold.tsx'

it('renders a fold as the text that the composer looks for', () => {
  expect(renderToString(<Fold />)).toBe(foldHtml)
})
