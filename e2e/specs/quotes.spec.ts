import { addresses } from '../support/addresses.ts'
import { expect, test } from '../support/fixtures.ts'

test('the text of every page has typographic quotes', async ({ request }) => {
  for (const address of addresses) {
    const html = await (await request.get(address)).text()
    const text = html.replace(/<(script|style|pre|code)\b.*?<\/\1>/gs, '').replace(/<[^>]*>/g, ' ')
    const straight = text.match(/.{0,30}(?:&quot;|&#x27;|["']).{0,30}/g) ?? []
    expect.soft(straight, address).toEqual([])
  }
})
