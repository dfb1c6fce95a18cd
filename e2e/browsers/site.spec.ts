import { complaints, expect, expectHeading, hydrated, listen, shows, test } from './fixtures.ts'

for (const { path, heading, link, next } of [
  {
    path: '/',
    heading: 'Need to Move Money, just bridge it',
    link: 'footer a[href="/privacy-policy"]',
    next: 'Privacy Policy',
  },
  { path: '/terms', heading: 'Terms & Conditions', link: 'footer a[href="/blog"]', next: 'Our Blogs' },
  { path: '/blog', heading: 'Our Blogs', link: 'footer a[href="/terms"]', next: 'Terms & Conditions' },
])
  test(`${path} shows, its menus open, and a link navigates within the document`, async ({
    visitor,
    proxied,
    baseURL,
  }) => {
    const site = await proxied(baseURL ?? '', await violationsTo(report, baseURL + path))
    await visitor.goto(site.url + path)
    await listen(visitor)
    await expectHeading(visitor, heading)
    await visitor.click('header nav button')
    await expect.poll(() => shows(visitor, 'header nav a[href="/bridge-pay"]')).toBe(true)
    await visitor.press('Escape')
    await expect.poll(() => shows(visitor, 'header nav a[href="/bridge-pay"]')).toBe(false)
    await hydrated(visitor)
    await visitor.click(link)
    await expectHeading(visitor, next)
    expect(await complaints(visitor), 'errors in the document').toEqual([])
    expect(site.asked, 'policy violations').not.toContain(report)
  })

test('on a narrow screen the drawer opens, and its button closes it', async ({ visitor, baseURL }) => {
  await visitor.resize(500, 900)
  await visitor.goto(`${baseURL}/terms`)
  await expect.poll(() => shows(visitor, 'header[data-alive]')).toBe(true)
  await visitor.click('header button[aria-haspopup="dialog"]')
  await expect.poll(() => shows(visitor, close)).toBe(true)
  await expect(() => visitor.click(close), 'once it has slid in').toPass()
  await expect.poll(() => shows(visitor, close)).toBe(false)
})

const close = 'dialog button[aria-label="Close menu"]'

const report = '/a-policy-violation'

/** Makes the browser report all violations of a document's own policy, even before a script can listen. */
async function violationsTo(address: string, document: string) {
  const html = await (await fetch(document)).text()
  const [, policy] = html.match(/http-equiv="Content-Security-Policy" content="([^"]+)"/) ?? []
  return { 'content-security-policy-report-only': `${policy}; report-uri ${address}` }
}
