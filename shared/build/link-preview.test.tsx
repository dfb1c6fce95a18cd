import { describe, expect, it } from 'vitest'
import { inTwoLines, linkPreviews } from './link-preview.tsx'

const colours = { ground: 'var(--ink)', text: 'var(--on-ink)', arc: 'var(--bright)' }
const picture = (
  <svg viewBox="0 0 400 210" aria-hidden="true" fill="none">
    <path d="M54 162a146 146 0 0 1 292 0" stroke="var(--bright)" />
  </svg>
)

describe('a link preview', () => {
  it('is a PNG of 1200 by 630', async () => {
    const [drawn = []] = await linkPreviews([{ title: 'When ₹5 lakh is declined', picture, colours }])
    const png = Buffer.from(drawn)
    expect(png.subarray(1, 4).toString()).toBe('PNG')
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630])
  })

  it('renders every character of its title, the rupee sign included', async () => {
    const previews = await linkPreviews(['₹5', '5', '₨5'].map((title) => ({ title, picture, colours })))
    expect(new Set(previews.map((png) => Buffer.from(png).toString('base64'))).size).toBe(3)
  })
})

describe('a title', () => {
  it.each([
    ['Short', ['Short']],
    ['Three customers called Shree Traders', ['Three customers', 'called Shree Traders']],
    ['Onelongwordthatcannotbebrokenatall', ['Onelongwordthatcannotbebrokenatall']],
  ])('%s is broken into at most two lines, of similar length', (title, lines) => {
    expect(inTwoLines(title)).toEqual(lines)
  })
})
