import { expect, it } from 'vitest'
import type { DocumentData } from '../pin.ts'
import { leadToSources } from './deployed-document.ts'

const map = '<script type="importmap">{"imports":{"react":"/shell/1/$&.js"}}</script>'
const data = { route: { path: '/terms', part: 'mf-legal', page: 'policy' } } as DocumentData
const block = '<script type="application/json" id="bridge-data">{}</script>'

it.each([
  ['in the head', `<head>${map}</head><body><main id="main">text</main>${block}</body>`],
  ['at the end of the body', `<head></head><body><main id="main">text</main>${block}${map}</body>`],
])('starts no module before the import map, which released documents have %s', (_, released) => {
  const led = leadToSources(released, data, undefined)
  expect(led.split(map)).toHaveLength(2)
  expect(led.indexOf(map)).toBeLessThan(led.indexOf('<script type="module"'))
  expect(led).toContain('<main id="main"></main>')
})
