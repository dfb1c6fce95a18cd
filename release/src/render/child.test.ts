import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { expect, it } from 'vitest'
import { newFolder } from '../../testing/folder.ts'
import { runChild } from './child.ts'

it('kills a process that keeps answering past the total time limit', async () => {
  const root = await newFolder()
  const worker = path.join(root, 'worker.mjs')
  await writeFile(
    worker,
    `import { writeSync } from 'node:fs'\nsetInterval(() => writeSync(3, '{"again":0}\\n'), 20)`,
  )
  const nothing = async () => {}
  const folder = { root, worker, renderer: worker, file: () => worker, add: nothing, remove: nothing }
  let answers = 0
  const ended = await runChild(
    folder,
    { layouts: [], site: { origin: '', formEndpoint: '' } },
    { answer: 20_000, all: 1000 },
    () => {
      answers++
      return undefined
    },
  )
  expect(ended).toEqual({ failure: "the shell's renderer did not render within 1 s", fault: 'shell' })
  expect(answers).toBeGreaterThan(5)
})
