import { expect, it } from 'vitest'
import { runCli } from '../../testing/cli.ts'
import { newSite, publishText } from '../../testing/site.ts'
import { shortened } from '../names.ts'
import { status } from '../releasing/status.ts'

it('takes a release engineer from a share to its rollback and to its promotion', {
  timeout: 90_000,
}, async () => {
  const { root, store } = await newSite()
  const { parts } = await status(store, 'production')
  const run = (...args: string[]) => runCli(args, { env: { STORE: `file:${root}` } })
  const live = shortened(parts['mf-a']?.version ?? '')
  const shared = shortened(await publishText(store, 'mf-a', 'a2'))

  const dry = await run('deploy', 'mf-a', '--share', '5%', '--no-browser', '--why', 'first few', '--dry-run')
  expect(dry.stdout).toContain(`release 2 would be: deploy mf-a@${shared} for 5% of visitors\n`)
  expect(dry.stdout).toContain('2 of 2 pages')
  const begun = await run('deploy', 'mf-a', '--share', '5%', '--no-browser', '--why', 'first few')
  expect(begun.stdout).toContain(`release 2 is live: deploy mf-a@${shared} for 5% of visitors\n`)
  expect((await run('status')).stdout).toMatch(
    new RegExp(`  mf-a +${live} .*\n    for 5% +${shared}  now +Asha: first few, no browser\n  mf-b`),
  )
  const more = await run('share', 'mf-a', '25%', '--why', 'looks good')
  expect(more.stdout).toContain(`release 3 is live: deploy mf-a@${shared} for 25% of visitors\n`)
  const back = await run('rollback', 'mf-a', '--why', 'errors', '--dry-run')
  expect(back.stdout).toContain(`release 4 would be: rollback mf-a@${live}\n`)
  const all = await run('promote', 'mf-a', '--why', 'all is well')
  expect(all.stdout).toContain(`release 4 is live: deploy mf-a@${shared}\n`)
  expect((await run('history', 'mf-a')).stdout).toMatch(
    new RegExp(
      [
        `^   4  now +promote   mf-a ${live} → ${shared} Asha: all is well`,
        `   3  now +share     mf-a ${live} → ${shared} for 25% Asha: looks good`,
        `   2  now +share     mf-a ${live} → ${shared} for 5% Asha: first few`,
      ].join('\n'),
    ),
  )
})

it.each([
  [['deploy', 'mf-a', '--share', '5'], "a share must be a percentage above 0% and below 100%, not '5'"],
  [['deploy', 'mf-a', '--share', '100%'], "not '100%'"],
  [['deploy', 'mf-a', '--share='], '--share must not be empty'],
  [['share', 'mf-a'], "'share' needs one part and one percentage"],
  [['share', 'mf-a', '5%', '6%'], "'share' needs one part and one percentage"],
  [['share', 'mf-a', 'abc'], "not 'abc'"],
  [['share', '5%', 'mf-a'], "not 'mf-a'"],
  [['promote'], "'promote' needs a part"],
  [['promote', '../mf-a'], "'../mf-a' is not a valid part name"],
  [['rollback', 'mf-a', '--share', '5%'], "'rollback' does not take --share"],
])('refuses %j in one line', { timeout: 30_000 }, async (args, message) => {
  const { root } = await newSite()
  const { code, stderr } = await runCli([...args, '--why', 'x'], { env: { STORE: `file:${root}` } })
  expect(code).toBe(1)
  expect(stderr).toContain(message)
  expect(stderr.trimEnd().split('\n')).toHaveLength(2)
})
