import { expect, test } from '../support/fixtures.ts'
import { parts, releaseTool, root } from '../support/project.ts'

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
