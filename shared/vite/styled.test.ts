import { createHash } from 'node:crypto'
import { expect, it } from 'vitest'
import { stableComponentIds } from './styled.ts'

interface Naming {
  configResolved(config: { root: string }): void
  transform(this: { error(message: string): never }, code: string, id: string): { code: string }
}

const context = {
  error(message: string): never {
    throw new Error(message)
  },
}

/** Runs the plugin over the files of a part in this folder. */
function named(root: string, files: readonly string[]): string[] {
  const plugin = stableComponentIds('mf-a') as unknown as Naming
  plugin.configResolved({ root })
  const code = 'withConfig({componentId:"mf-a__sc-1x2y3z-0"})'
  return files.map((file) => plugin.transform.call(context, code, `${root}/${file}`).code)
}

it('gives styles the same names in any folder and on any machine', () => {
  const [first, second] = named('/one/mf-a', ['src/A.tsx', 'src/B.tsx?used'])
  expect(first).toMatch(/^withConfig\({componentId:"mf-a__[0-9a-f]{5}-0"}\)$/)
  expect(named('/another/place', ['src/B.tsx', 'src/A.tsx'])).toEqual([second, first])
})

it('refuses two files whose styles would have the same names', () => {
  const files = twoOfOneName()
  expect(() => named('/one/mf-a', files)).toThrow(
    `${files[1]} and ${files[0]} would have the same style names: rename one`,
  )
})

function twoOfOneName(): [string, string] {
  const known = new Map<string, string>()
  for (let number = 0; ; number++) {
    const file = `src/A${number}.tsx`
    const name = createHash('sha256').update(file).digest('hex').slice(0, 5)
    const other = known.get(name)
    if (other) return [other, file]
    known.set(name, file)
  }
}
