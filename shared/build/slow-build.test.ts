import { expect, it } from 'vitest'
import { builtPart } from './built-part.ts'

/** Imported by the fixture's sources, not by this file. */
const shared = '@bridge/shared'

const files = {
  'package.json': '{"name":"@bridge/mf-a","version":"1.0.0","type":"module"}',
  'vite.config.ts': `import { remote } from '${shared}/vite'
const wait = () => new Promise((resolve) => setTimeout(resolve, Number(process.env.WAIT)))
const slow = { name: 'slow', transform: (_, id) => (id.includes('words.ts') ? wait() : undefined) }
export default remote({ name: 'mf-a', pages: { one: 'src/one.tsx' }, plugins: () => [slow] })`,
  'src/one.tsx': `import { useState } from 'react'
import { words } from './words.ts'
export const head = () => ({ title: 'One', description: 'One.' })
export default () => <h1>{useState(words)[0]}</h1>`,
  'src/words.ts': "export const words = 'One'",
}

it('a build that stalls for eleven seconds produces the same version', {
  tags: 'long',
  timeout: 120_000,
}, async () => {
  const built = async (ms: number) => {
    const { out } = await builtPart(files, { WAIT: String(ms) })
    return out.match(/built (\S+)/)?.[1]
  }
  expect(await built(11_000)).toBe(await built(0))
})
