import { expect, it } from 'vitest'
import { currentSection } from './use-current-section.ts'

it.each([
  ['the first one while none has reached the middle', [500, 900, 1300], 0],
  ['the last one whose top is above the middle', [-700, 100, 900], 1],
  ['a short section between two others', [380, 430, 480], 1],
  ['the last one at the end of the page', [-3000, -900, 200], 2],
  ['the one before a section whose top is exactly at the middle', [100, 450], 0],
  ['the first one if there are no sections', [], 0],
])('the current section is %s', (_, tops, current) => {
  expect(currentSection(tops, 450)).toBe(current)
})
