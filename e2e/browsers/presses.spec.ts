import { expect, shows, test } from './fixtures.ts'

/** Presses as soon as the document has arrived, before most code has: a sample of e2e/specs/presses.spec.ts. */

const lists = [
  { path: '/', list: 'One payout, in your language' },
  { path: '/', list: 'What you get with every product' },
  { path: '/bridge-pay', list: 'How it Works' },
  { path: '/bridge-connect', list: 'How it Works' },
]

for (const { path, list } of lists) {
  const tab = `main [role=tablist][aria-label="${list}"] > :nth-child(2)`

  test(`${path}: a click on a tab of '${list}' selects it`, async ({ visitor, baseURL }) => {
    await visitor.goto(`${baseURL}${path}`)
    await visitor.click(tab)
    await expect.poll(() => visitor.see(isSelected, tab)).toBe(true)
  })

  test(`${path}: a click without a pointer on a tab of '${list}' selects it`, async ({
    visitor,
    baseURL,
  }) => {
    await visitor.goto(`${baseURL}${path}`)
    await visitor.see((selector) => document.querySelector<HTMLElement>(selector)?.click(), tab)
    await expect.poll(() => visitor.see(isSelected, tab)).toBe(true)
  })
}

test('the drawer opens on a press made before the layout’s script has started', async ({
  visitor,
  baseURL,
}) => {
  await visitor.resize(500, 900)
  await visitor.goto(`${baseURL}/terms`)
  await visitor.click('header button[aria-haspopup="dialog"]')
  await expect.poll(() => shows(visitor, 'dialog button[aria-label="Close menu"]')).toBe(true)
})

test('a form submitted immediately says what is missing', async ({ visitor, baseURL }) => {
  await visitor.goto(`${baseURL}/contact`)
  await visitor.click('main form [type=submit]')
  const said = () => document.querySelector('main form')?.textContent?.includes('Company Name is required')
  await expect.poll(() => visitor.see(said)).toBe(true)
  expect(await visitor.see(() => location.hash)).toBe('')
})

const isSelected = (selector: string): boolean =>
  document.querySelector(selector)?.getAttribute('aria-selected') === 'true'
