import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { bundleForBrowser } from '../support/bundle.ts'
import { expect, test } from '../support/fixtures.ts'
import { some } from '../support/sample.ts'

/**
 * A third-party host: the federation runtime, its own copies of the shared libraries, a different origin. All
 * it knows of a remote is its remoteEntry.js.
 */
let host: Server
let folder: string

test.beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'bridge-host-'))
  await writeFile(path.join(folder, 'host.tsx'), hostSource)
  const script = await bundleForBrowser(path.join(folder, 'host.tsx'))
  host = createServer((request, response) => {
    const isScript = request.url?.startsWith('/host.js')
    response.setHeader('content-type', isScript ? 'text/javascript' : 'text/html')
    response.end(
      isScript
        ? script
        : '<!doctype html><link rel="icon" href="data:,"><div id="root"></div><script type="module" src="/host.js"></script>',
    )
  })
  await new Promise<void>((resolve) => host.listen(0, '127.0.0.1', resolve))
})
test.afterAll(async () => {
  host.close()
  await rm(folder, { recursive: true })
})

for (const { part, page: name, params, heading } of some(
  [
    { part: 'mf-legal', page: 'policy', params: { slug: 'terms' }, heading: /^Terms & Conditions/ },
    { part: 'mf-blog', page: 'list', params: {}, heading: /blogs/i },
    { part: 'mf-contact', page: 'contact', params: {}, heading: /./ },
    { part: 'mf-marketing', page: 'about', params: {}, heading: /./ },
  ],
  2,
))
  test(`a plain federation host loads ${name} of ${part}`, async ({ page, baseURL }) => {
    const { parts } = await (await fetch(`${baseURL}/release.json`)).json()
    const query = new URLSearchParams({
      entry: `${baseURL}/${part}/${parts[part]}/remoteEntry.js`,
      name: part.replaceAll('-', '_'),
      page: name,
      params: JSON.stringify(params),
    })
    await page.goto(`http://localhost:${(host.address() as AddressInfo).port}/?${query}`)
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
  })

const hostSource = `
import { createInstance } from '@module-federation/runtime'
import * as React from 'react'
import * as ReactDOM from 'react-dom'
import { createRoot } from 'react-dom/client'
import * as Router from 'react-router-dom'
import * as Sonner from 'sonner'
import * as Styled from 'styled-components'

const query = new URLSearchParams(location.search)
const library = (lib, version) => ({ version, lib: () => lib, shareConfig: { singleton: true, requiredVersion: '*' } })
const host = createInstance({
  name: 'plain_host',
  remotes: [{ name: query.get('name'), entry: query.get('entry'), type: 'module' }],
  shared: {
    react: library(React, '19.3.1'),
    'react-dom': library(ReactDOM, '19.3.1'),
    'react-router-dom': library(Router, '7.18.5'),
    'styled-components': library(Styled, '6.6.0'),
    sonner: library(Sonner, '2.0.8'),
  },
})
const module = await host.loadRemote(query.get('name') + '/' + query.get('page'))
const params = JSON.parse(query.get('params'))
const content = await module.load?.(params)
const site = { origin: location.origin, formEndpoint: '/' }
createRoot(document.getElementById('root')).render(
  React.createElement(Router.BrowserRouter, null,
    React.createElement(module.default, { params, site, content, assets: '/' })))
`
