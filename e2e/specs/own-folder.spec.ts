import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { startBoard } from '../support/board.ts'
import { expect, test } from '../support/fixtures.ts'
import { releaseTool, root } from '../support/project.ts'
import { readmeCommands } from '../support/readme.ts'
import { long } from '../support/sample.ts'
import { shell } from '../support/shell.ts'

const run = (script: string, cwd: string, store: string) =>
  shell(script, cwd, { STORE: `file:${store}`, RELEASE_BY: 'Legal' })

test(
  'a team’s own folder works as the README says, and builds the same versions as the whole repository',
  long,
  async ({ own }) => {
    test.setTimeout(180_000)
    const [setUp = [], use = []] = await readmeCommands('## A team that owns a remote')
    const place = await mkdtemp(path.join(tmpdir(), 'bridge-own-'))
    const folder = path.join(place, 'legal')
    try {
      await run(setUp.join('\n').replaceAll('../legal', folder), root, own.store)
      const [dev, preview, publish, diff, canDeploy, dryRun, deploy] = use as [
        string,
        string,
        string,
        string,
        string,
        string,
        string,
      ]
      expect(dev).toMatch(/^pnpm dev mf-legal\b/)
      expect(await run(preview, folder, own.store)).toContain('preview pr-12: mf-legal@') // an unchanged version is fine
      const published = await run(publish, folder, own.store)
      const { parts } = JSON.parse((await releaseTool(own.store, ['status', '--json'])).stdout)
      expect(published.trim().split('\n').at(-1)).toBe(`mf-legal@${parts['mf-legal'].version}`)

      const clauses = path.join(folder, 'mf-legal/src/content/terms.md')
      await writeFile(clauses, `${await readFile(clauses, 'utf8')}\nA clause of our own.\n`)
      expect(await run(preview, folder, own.store)).toContain('pages of mf-legal change')
      const [, version = ''] = (await run(publish, folder, own.store)).trim().split('mf-legal@').slice(-2)
      expect(await run(diff, folder, own.store)).toMatch(
        /1 of 7 pages would change for visitors\n\n\/terms: .*\n\+ A clause of our own\.\n/,
      )
      expect(await run(canDeploy, folder, own.store)).toContain('can be deployed')
      expect(await run(dryRun, folder, own.store)).toContain('/terms: 0 lines removed, 1 line added')
      await run(deploy, folder, own.store)
      await own.serves('mf-legal', version)
      expect(await (await fetch(`${own.url}/terms`)).text()).toContain('A clause of our own.')

      const board = await startBoard(own.store, [], {}, folder)
      const live = await (await fetch(`${board.address}api/live`)).text()
      await board.stop()
      expect(live).toContain(version)

      await rm(path.join(folder, 'board'), { recursive: true })
      await expect(run('pnpm release board', folder, own.store)).rejects.toThrow(
        /cannot find the board's page: .*\/board\/build\.ts is missing\n.*copy the workspace's 'board' folder/,
      )
    } finally {
      await rm(place, { recursive: true, force: true })
    }
  },
)
