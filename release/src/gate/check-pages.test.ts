import type { RemoteArtifact, ShellArtifact } from '@bridge/shared/artifact'
import { afterEach, expect, it, vi } from 'vitest'
import { checkPages } from './check-pages.ts'

const layout = { before: '<main id="main">', after: '</main>', css: '' }
const route = { path: '/posts/:slug', part: 'mf-a', page: 'post' }
const part = { name: 'mf-a', version: '1.0.0-0123456789ab', files: {} } as RemoteArtifact
const shell = {
  name: 'shell',
  version: '1.0.0-0123456789ab',
  files: {},
  routes: [route],
} as unknown as ShellArtifact
const site = { origin: 'https://bridge.example', formEndpoint: '/forms/contact' }

const paths = Array.from({ length: 100 }, (_, index) => `/posts/${index}`)
const pages = paths.map((path) => ({ path, route, params: {}, html: '<p>text</p>', css: '' }))
const layouts = new Map(paths.map((path) => [path, layout]))
const check = () => checkPages({ versions: [{ part, pages }], layouts }, { shell, site })

afterEach(() => void vi.restoreAllMocks())

it('limits the time for all pages of a version, however little each takes', () => {
  expect(check()).toMatchObject([{ pages: expect.any(Array) }])
  let now = 0
  vi.spyOn(performance, 'now').mockImplementation(() => {
    now += 19_000
    return now
  })
  expect(check()).toEqual([{ failure: 'its pages take more than 600 s to check' }])
})
