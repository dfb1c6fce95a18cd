import { createHash } from 'node:crypto'
import { expect, it } from 'vitest'
import { rendererFor } from './svg-to-png.ts'

it('renders the same bytes on every machine, as versions are content hashes', async () => {
  const { png } = await rendererFor('₹5 lakh')
  const picture = png(
    `<svg xmlns="http://www.w3.org/2000/svg" width="300" height="120" fill="none"><rect width="300" height="120" fill="#07140f"/>
    <path d="M54 100a96 96 0 0 1 192 0" stroke="#1bc987" stroke-width="1.75"/><circle cx="150" cy="40" r="9" fill="#e9a53a" fill-opacity="0.28"/>
    <text x="60" y="90" fill="#fff" font-family="Bricolage Grotesque" font-weight="700" font-size="40">₹5 lakh</text></svg>`,
  )
  expect(createHash('sha256').update(picture).digest('hex')).toBe(
    '0fc538a746e307c1685469a8eb6ee1957a5e8d5076e28adc17818900cb819d54',
  )
})
