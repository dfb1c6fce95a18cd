import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { root } from '../support/project.ts'

it('covers every source file in the repository', () => {
  const run = (command: string, args: readonly string[]) =>
    execFileSync(command, args, { cwd: root, encoding: 'utf8' }).trim().split('\n')
  const read = run(path.join(root, 'node_modules/.bin/tsc'), ['--listFilesOnly'])
  const sources = run('git', ['ls-files', '--cached', '--others', '--exclude-standard', '*.ts', '*.tsx'])
  const checked = new Set(read.map((file) => path.relative(root, file)))
  expect(sources.filter((file) => existsSync(path.join(root, file)) && !checked.has(file))).toEqual([])
})
