import { expect, it } from 'vitest'
import { contentNamed, contentNames } from './content.ts'

const folder = {
  '../content/terms.md': async () => ({ content: 'the terms' }),
  '../content/privacy-policy.md': async () => ({ content: 'the policy' }),
}

it('finds a document by its file name', async () => {
  expect(await contentNamed(folder, 'privacy-policy')).toBe('the policy')
})

it.each(['', 'policy', '../content/terms.md', 'terms.md', '__proto__', 'toString', undefined])(
  'returns undefined for the name %j',
  async (name) => {
    expect(await contentNamed(folder, name)).toBeUndefined()
  },
)

it('lists the names of all documents', () => {
  expect(contentNames(folder)).toEqual(['terms', 'privacy-policy'])
})
