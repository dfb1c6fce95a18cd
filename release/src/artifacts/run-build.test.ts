import type { ChildProcess } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { expect, it, vi } from 'vitest'
import { runCli } from '../../testing/cli.ts'
import { newFolder } from '../../testing/folder.ts'

const isRunning = (pid: number) => existsSync(`/proc/${pid}`)

it.runIf(existsSync('/proc/self')).each(['SIGTERM', 'SIGINT'] as const)(
  'ends the processes of all builds when %s ends the command',
  async (signal) => {
    const cwd = await newFolder()
    const parts = ['mf-a', 'mf-b']
    for (const part of parts) {
      await mkdir(path.join(cwd, part))
      const build = `node -e "require('fs').writeFileSync('pid', String(process.pid)); setTimeout(() => {}, 60000)"; true`
      await writeFile(path.join(cwd, part, 'package.json'), JSON.stringify({ scripts: { build } }))
    }
    let child: ChildProcess | undefined
    const ended = runCli(['start'], {
      cwd,
      env: { STORE: `file:${cwd}/store` },
      onStart: (begun) => {
        child = begun
      },
    })
    const pids = await vi.waitFor(
      () =>
        Promise.all(
          parts.map(async (part) => {
            const pid = await readFile(path.join(cwd, part, 'pid'), 'utf8')
            expect(pid, 'not written yet').not.toBe('')
            return Number(pid)
          }),
        ),
      { timeout: 20_000, interval: 100 },
    )
    expect(pids.every(isRunning)).toBe(true)
    child?.kill(signal)
    expect((await ended).signal).toBe(signal)
    await vi.waitFor(() => expect(pids.filter(isRunning)).toEqual([]), { timeout: 5000 })
  },
)
