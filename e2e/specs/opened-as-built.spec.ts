import { cp } from 'node:fs/promises'
import path from 'node:path'
import { expect, test } from '../support/fixtures.ts'
import { parts, releaseTool, root } from '../support/project.ts'
import { long } from '../support/sample.ts'
import { teamFolder } from '../support/team-folder.ts'

/** If the gate's browser complains about a sound page, its team can only deploy with `--no-browser`. */
// biome-ignore lint/correctness/noEmptyPattern: Playwright requires a pattern here
test('the site as built opens in the gate’s browser without a problem', async ({}, info) => {
  test.setTimeout(240_000)
  const store = info.outputPath('store')
  for (const part of parts) {
    const { code, stderr } = await releaseTool(store, ['publish', part, '--dist', `${root}/${part}/dist`])
    expect(code, stderr).toBe(0)
  }
  const { code, stdout, stderr } = await releaseTool(store, ['deploy', ...parts, '--why', 'first'])
  expect(code, stderr).toBe(0)
  expect(stderr).toBe('')
  expect(stdout).toMatch(/ 30 of \d+ pages opened in Chromium \S+: no problems/)
})

test('the gate’s browser accepts pages with pictures that React preloads', long, async ({ own }) => {
  test.setTimeout(240_000)
  const team = await teamFolder('mf-legal')
  try {
    await cp(path.join(root, 'docs/board.png'), path.join(team.folder, 'mf-legal/public/board.png'))
    const picture = '<img src={assets + "board.png"} width="20" height="20" alt="" />'
    await team.edit('mf-legal/src/pages/policy.tsx', (text) =>
      text
        .replace('({ content: policy }', '({ content: policy, assets }')
        .replace('<SideIndex entries', `${picture}\n      <SideIndex entries`),
    )
    const { code, stderr } = await releaseTool(own.store, ['publish', 'mf-legal', '--check'], team.folder)
    expect(code, stderr).toBe(0)
  } finally {
    await team.remove()
  }
})
