import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { expect, it } from 'vitest'
import { runCli } from '../../testing/cli.ts'
import { newFolder } from '../../testing/folder.ts'
import { stepsFrom } from './guard-settings.ts'

it.each([
  ['5%,25%,100%', [5, 25]],
  ['100%', []],
  ['0.5%, 50%', [0.5, 50]],
])('reads the steps %s', (text, steps) => {
  expect(stepsFrom(text)).toEqual(steps)
})

it.each([
  ['{ "guard": { "step": "5%" } }', 'mf-a/package.json: guard.step is not a known setting'],
  ['{ "guard": { "visits": 100 } }', 'mf-a/package.json: guard.visits must be a string, not 100'],
  ['{ "guard": "5%" }', 'mf-a/package.json: guard must be an object'],
  ['{', 'mf-a/package.json is not JSON'],
  ['{ "guard": { "steps": "25%,5%" } }', "steps must ascend, such as 5%,25%,100%, not '25%,5%'"],
  ['{ "guard": { "steps": "a few" } }', 'a share must be a percentage'],
])('refuses the invalid settings %s of a part', async (text, message) => {
  const cwd = await newFolder()
  await mkdir(path.join(cwd, 'mf-a'))
  await writeFile(path.join(cwd, 'mf-a/package.json'), text)
  const { code, stderr } = await runCli(['guard', 'mf-a'], { cwd, env: { STORE: `file:${cwd}/store` } })
  expect(code).toBe(1)
  expect(stderr).toContain(message)
})
