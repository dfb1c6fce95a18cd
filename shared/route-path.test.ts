import { describe, expect, it } from 'vitest'
import { matchRoute } from './route-path.ts'

const route = (path: string, params?: Record<string, string>) => ({
  path,
  part: 'mf-a',
  page: 'a',
  ...(params && { params }),
})
const routes = [route('/'), route('/blog'), route('/blog/:slug'), route('/terms', { slug: 'terms' })]
const paramsAt = (path: string) => matchRoute(routes, path)?.params

describe('matchRoute', () => {
  it('matches fixed paths, with the params from the route table', () => {
    expect(matchRoute(routes, '/')?.route.path).toBe('/')
    expect(paramsAt('/blog')).toEqual({})
    expect(paramsAt('/terms')).toEqual({ slug: 'terms' })
  })

  it('extracts and decodes the named segments of a path', () => {
    expect(paramsAt('/blog/gst-2')).toEqual({ slug: 'gst-2' })
    expect(paramsAt('/blog/b%20c')).toEqual({ slug: 'b c' })
    expect(paramsAt('/blog/%E0%A4%A')).toEqual({ slug: '%E0%A4%A' })
  })

  it('matches no path of a different length or case, or with a trailing slash', () => {
    for (const path of ['/blog/', '/blog/a/b', '/Blog', '/terms/', '/termsandmore', '//', ''])
      expect(matchRoute(routes, path), path).toBeUndefined()
  })
})
