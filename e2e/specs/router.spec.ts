import { expect, hydrated, test } from '../support/fixtures.ts'
import { long } from '../support/sample.ts'
import { teamFolder } from '../support/team-folder.ts'

/** The test builds a part, which takes time. */
test.setTimeout(120_000)

test(
  'a page may use react-router-dom, which follows the shell’s navigation and costs other pages nothing',
  long,
  async ({ own, page }) => {
    const team = await teamFolder('mf-legal')
    await team.edit(
      'mf-legal/src/pages/policy.tsx',
      (code) => `import { Link, useLocation, useNavigate } from 'react-router-dom'
${code.replace('<PolicyHeader policy={policy} />', '<PolicyHeader policy={policy} /><Routed />')}
function Routed() {
  const { pathname, search, hash } = useLocation()
  const navigate = useNavigate()
  return (
    <>
      <output>{pathname + search + hash}</output>
      <Link to="/security">On to security</Link>
      <button type="button" onClick={() => navigate('/privacy-policy', { state: { target: '7' } })}>Seven</button>
    </>
  )
}
`,
    )
    const [, version = ''] = (await team.release(own.store, 'publish', 'mf-legal')).split('@')
    await team.release(own.store, 'deploy', 'mf-legal', '--no-browser', '--why', 'a router')
    await own.serves('mf-legal', version)
    await team.remove()

    const asked: string[] = []
    page.on('request', (request) => asked.push(request.url()))
    await page.goto(`${own.url}/about`)
    await hydrated(page)
    expect(asked.filter((url) => url.includes('/router-'))).toEqual([])

    await page.goto(`${own.url}/terms`)
    await expect(page.locator('output')).toHaveText('/terms')
    await hydrated(page)
    // A link clicked while React is still waiting for the page's code is left to the browser.
    await page.waitForFunction(() =>
      Object.keys(document.querySelector('output') ?? {}).some((key) => key.startsWith('__reactFiber')),
    )
    await page.evaluate(() => Object.assign(window, { sameDocument: true }))
    await page.getByRole('link', { name: 'On to security' }).click()
    await expect(page).toHaveURL(/\/security$/)
    await expect(page.locator('output')).toHaveText('/security')
    await page.goBack()
    await expect(page.locator('output')).toHaveText('/terms')
    await page.getByRole('button', { name: 'Seven' }).click()
    await expect(page.locator('output')).toHaveText('/privacy-policy')
    await expect(page.locator('[id="7"]')).toBeInViewport()
    expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true)

    await page.goto(`${own.url}/terms?from=mail`) // prerendered without a query, and hydrated that way
    await hydrated(page)
    await expect(page.locator('output')).toHaveText('/terms?from=mail')
  },
)
