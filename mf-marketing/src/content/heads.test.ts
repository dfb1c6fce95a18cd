import { searchLimits } from '@bridge/shared/markdown'
import { pageTitle } from '@bridge/shared/page-title'
import { expect, it } from 'vitest'
import type { PageHead } from './item.ts'

const files = import.meta.glob<{ head?: PageHead; content?: { head: PageHead } }>(
  ['./*.ts', './home/*.ts', './products/*.ts', './use-cases/*.ts', '!./*.test.ts'],
  { eager: true },
)
const heads = Object.entries(files).flatMap(([file, { head, content }]) => {
  const found = head ?? content?.head
  return found ? [[file, found] as const] : []
})

it('finds the heads of home, the FAQ, three company pages, three products and twelve use cases', () => {
  expect(heads).toHaveLength(20)
})

it.each(heads)('%s fits what search engines show without truncating', (_, { title, description }) => {
  expect(pageTitle(title).length).toBeLessThanOrEqual(searchLimits.title)
  expect(description.length).toBeLessThanOrEqual(searchLimits.description)
})
