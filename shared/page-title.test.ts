import { describe, expect, it } from 'vitest'
import * as brand from './brand.ts'
import { searchLimits } from './markdown.ts'
import { pageTitle } from './page-title.ts'

const suffix = ` | ${brand.product}`

describe('a page’s title', () => {
  it('carries the brand as long as search engines show both', () => {
    const fits = 'T'.repeat(searchLimits.title - suffix.length)
    expect(pageTitle(fits)).toBe(fits + suffix)
  })

  it('goes without the brand rather than being cut', () => {
    const full = 'T'.repeat(searchLimits.title - suffix.length + 1)
    expect(pageTitle(full)).toBe(full)
  })
})
