import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import type { State, StateKind } from '../../content/screen.ts'
import { StateLabel } from './StateLabel.tsx'
import { stateShapes } from './state-shapes.tsx'

const kinds = Object.keys(stateShapes) as StateKind[]

const drawn = (state: State | string) => renderToStaticMarkup(<StateLabel state={state} />)

it('draws five states, each with its own outline', () => {
  const outlines = kinds.map((kind) => drawn(['', kind]).match(/ d="[^"]+"/)?.[0])
  expect(new Set(outlines).size).toBe(5)
})

it.each(kinds)('shows the words of a state before its shape: %s', (kind) => {
  expect(drawn(['Said', kind])).toMatch(/Said<svg.*<\/svg>/)
})

it('does not give a shape to a word that is not a state of money', () => {
  expect(drawn('Maker')).not.toContain('<svg')
})
