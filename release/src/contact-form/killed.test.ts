import { readFile, rename } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { newFolder } from '../../testing/folder.ts'
import { filled, formOf, post } from '../../testing/form.ts'
import { serving } from '../../testing/serving.ts'
import { newSite } from '../../testing/site.ts'

it('keeps every acknowledged message on a whole line when killed during a flood', async () => {
  const { root } = await newSite()
  const store = path.join(await newFolder(), 'store')
  await rename(root, store)
  const promised: string[] = []
  const enough = async (count: number) => {
    while (promised.length < count) await setTimeout(5)
  }
  for (let round = 0; round < 3; round++) {
    const { server, address } = await serving(`file:${store}`)
    const visitor = async (index: number) => {
      for (let count = 0; ; count++) {
        const name = `Visitor ${round} ${index} ${count}`
        const answer = await post(address, formOf({ ...filled, name })).catch(() => undefined)
        if (!answer) return
        promised.push(name)
      }
    }
    const visitors = Array.from({ length: 8 }, (_, index) => visitor(index))
    await enough(promised.length + 30 + 10 * round) // then the process is killed at an arbitrary point
    server.kill('SIGKILL')
    await Promise.all(visitors)
  }
  const text = await readFile(`${store}-messages.jsonl`, 'utf8')
  expect(text.endsWith('\n')).toBe(true)
  const lines = text.slice(0, -1).split('\n')
  const whole = lines.filter((line) => line.endsWith('}'))
  expect(lines.length - whole.length, 'a kill leaves at most one partial line').toBeLessThanOrEqual(3)
  const kept = new Set(whole.map((line) => JSON.parse(line).name))
  expect(promised.filter((name) => !kept.has(name))).toEqual([])
})
