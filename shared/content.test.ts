import { expect, it } from 'vitest'
import { contentNamed, contentNames } from './content.ts'

const folder = {
  '../content/terms.md': async () => ({ content: 'the terms' }),
  '../content/privacy-policy.md': async () => ({ content: 'the policy' }),
}

it('finds a document by the name of its file', async () => {
  expect(await contentNamed(folder, 'privacy-policy')).toBe('the policy')
})

it.each(['', 'policy', '../content/terms.md', 'terms.md', '__proto__', 'toString', undefined])(
  'says that there is no document named %j',
  async (name) => {
    expect(await contentNamed(folder, name)).toBeUndefined()
  },
)

it('names all documents', () => {
  expect(contentNames(folder)).toEqual(['terms', 'privacy-policy'])
})
