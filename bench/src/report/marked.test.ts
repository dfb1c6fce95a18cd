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

it('replaces what stands between the marks of the command', () => {
  const written = withMeasured(text, 'one', 'new')
  expect(written).toBe(text.replace('old', 'new'))
  expect(withMeasured(written, 'one', 'new')).toBe(written)
})

it('leaves what other commands have measured', () => {
  expect(withMeasured(text, 'two', 'new')).toContain('old\n\n<!-- end -->\n\nBetween.')
})

it('says which marks are missing', () => {
  expect(() => withMeasured(text, 'three', 'new')).toThrow('<!-- three --write -->')
  expect(() => withMeasured('<!-- one --write -->', 'one', 'new')).toThrow('<!-- end -->')
})
