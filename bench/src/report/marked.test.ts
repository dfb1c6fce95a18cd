import { expect, it } from 'vitest'
import { withMeasured } from './marked.ts'

const text = `# Numbers

<!-- one --write -->

old

<!-- end -->

Between.

<!-- two --write -->
<!-- end -->

After.
`

it("replaces what is between the command's markers", () => {
  const written = withMeasured(text, 'one', 'new')
  expect(written).toBe(text.replace('old', 'new'))
  expect(withMeasured(written, 'one', 'new')).toBe(written)
})

it("keeps other commands' results", () => {
  expect(withMeasured(text, 'two', 'new')).toContain('old\n\n<!-- end -->\n\nBetween.')
})

it('names the missing markers', () => {
  expect(() => withMeasured(text, 'three', 'new')).toThrow('<!-- three --write -->')
  expect(() => withMeasured('<!-- one --write -->', 'one', 'new')).toThrow('<!-- end -->')
})
