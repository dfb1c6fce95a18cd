import { describe, expect, it } from 'vitest'
import * as brand from './brand.ts'
import { searchLimits } from './markdown.ts'
import { pageTitle } from './page-title.ts'

const suffix = ` | ${brand.product}`

describe('a page’s title', () => {
  it('includes the brand if search engines show title and brand in full', () => {
    const fits = 'T'.repeat(searchLimits.title - suffix.length)
    expect(pageTitle(fits)).toBe(fits + suffix)
  })

  it('drops the brand rather than being truncated', () => {
    const full = 'T'.repeat(searchLimits.title - suffix.length + 1)
    expect(pageTitle(full)).toBe(full)
  })
})
