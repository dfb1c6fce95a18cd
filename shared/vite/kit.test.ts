import { expect, it } from 'vitest'
import { isKit, kitComments, pathFrom } from './kit.ts'

const part = '/repository/mf-legal'
const inPackage = '/repository/node_modules/.pnpm/@bridge+shared@1.0.0/node_modules/@bridge/shared/src'
const inWorkspace = new URL('..', import.meta.url).pathname

it.each([
  [`${inWorkspace}ui/Card.tsx`, '../shared/ui/Card.tsx'],
  [`${inPackage}/ui/Card.tsx`, '../shared/ui/Card.tsx'],
  [`${part}/src/pages/policy.tsx`, 'src/pages/policy.tsx'],
  ['/repository/node_modules/sonner/dist/index.mjs', '../node_modules/sonner/dist/index.mjs'],
])('gives %s one name wherever the kit is installed', (file, name) => {
  expect(pathFrom(part, file)).toBe(name)
  expect(isKit(file)).toBe(name.startsWith('../shared/'))
})

it('gives the bundler’s comments the same names, and leaves other lines alone', () => {
  const written = (kit: string) =>
    [`//#region ${kit}/brand.ts`, `// ${kit}/ui/tokens.ts`, '//#region src/terms.ts', `"${inPackage}"`].join(
      '\n',
    )
  const hook = kitComments().renderChunk
  const renamed = typeof hook === 'function' ? Reflect.apply(hook, {}, [written(inPackage)]) : undefined
  expect(renamed).toEqual({ code: written('../shared'), map: null })
})
