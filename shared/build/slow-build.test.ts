import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { expect, it } from 'vitest'

const project = fileURLToPath(new URL('../..', import.meta.url))

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

it('a build that stalls for eleven seconds gives the same version', {
  tags: 'long',
  timeout: 120_000,
}, async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'bridge-build-'))
  await mkdir(path.join(folder, 'src'))
  await symlink(path.join(project, 'mf-legal/node_modules'), path.join(folder, 'node_modules'))
  for (const [file, content] of Object.entries(files)) await writeFile(path.join(folder, file), content)
  const built = async (ms: number): Promise<string | undefined> => {
    const { VITEST: _, ...env } = process.env // the federation plugin checks for it
    const { stdout } = await promisify(execFile)(
      process.execPath,
      [path.join(project, 'shared/bin/build.js')],
      { cwd: folder, env: { ...env, WAIT: String(ms) } },
    )
    return stdout.match(/built (\S+)/)?.[1]
  }
  expect(await built(11_000)).toBe(await built(0))
  await rm(folder, { recursive: true })
})
