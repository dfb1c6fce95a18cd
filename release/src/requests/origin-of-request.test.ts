import type { IncomingMessage } from 'node:http'
import { expect, it } from 'vitest'
import { clientOf, networkOf } from './origin-of-request.ts'

const requestFrom = (remoteAddress: string, forwarded?: string) =>
  ({ headers: { 'x-forwarded-for': forwarded }, socket: { remoteAddress } }) as unknown as IncomingMessage

it.each([
  ['127.0.0.1', undefined, 0, '127.0.0.1'],
  ['::ffff:127.0.0.1', undefined, 0, '127.0.0.1'],
  ['2001:db8:1:2:3:4:5:6', undefined, 0, '2001:db8:1:2'],
  ['2001:db8:1:2::9', undefined, 0, '2001:db8:1:2'],
  ['2001:db8::9', undefined, 0, '2001:db8:0:0'],
  ['::1', undefined, 0, '0:0:0:0'],
  ['127.0.0.1', '203.0.113.1', 0, '127.0.0.1'],
  ['127.0.0.1', 'invented, 203.0.113.1', 1, '203.0.113.1'],
  ['127.0.0.1', 'invented, 203.0.113.1, 10.0.0.1', 2, '203.0.113.1'],
  ['127.0.0.1', undefined, 1, '127.0.0.1'],
  ['127.0.0.1', '9.9.9.9:1234', 1, '9.9.9.9'],
  ['127.0.0.1', '[2001:db8::9]:1234', 1, '2001:db8:0:0'],
  ['127.0.0.1', '[2001:db8::9]', 1, '2001:db8:0:0'],
  ['127.0.0.1', '[::ffff:9.9.9.9]:1234', 1, '9.9.9.9'],
  ['127.0.0.1', '2001:0DB8:0000::9', 1, '2001:db8:0:0'],
  ['127.0.0.1', '::ffff:102:304', 1, '1.2.3.4'],
  ['127.0.0.1', '0:0:0:0:0:ffff:1.2.3.4', 1, '1.2.3.4'],
  ['127.0.0.1', '64:ff9b::1.2.3.4', 1, '1.2.3.4'],
  ['127.0.0.1', 'fe80::1%eth0', 1, 'fe80:0:0:0'],
  ['127.0.0.1', 'unknown', 1, '127.0.0.1'],
  ['127.0.0.1', '9.9.9.9:', 1, '127.0.0.1'],
])('counts %s, forwarded for %s through %i proxies, as %s', (remote, forwarded, proxies, counted) => {
  expect(clientOf(requestFrom(remote, forwarded), proxies)).toBe(counted)
})

it.each([0, 1, 3])('is not slowed down by 60 KB of commas before the entries of %i proxies', (proxies) => {
  const added = ', 203.0.113.1'.repeat(proxies)
  const request = requestFrom('127.0.0.1', `${','.repeat(60_000)}${added}`)
  const { user } = process.cpuUsage()
  for (let times = 0; times < 1000; times++)
    expect(clientOf(request, proxies)).toBe(proxies ? '203.0.113.1' : '127.0.0.1')
  expect((process.cpuUsage().user - user) / 1000, 'ms for a thousand requests').toBeLessThan(300)
})

it.each([
  ['203.0.113.7', '203.0.113'],
  ['2001:db8:1:2', '2001.db8.1'],
])('counts %s towards the network %s', (client, network) => {
  expect(networkOf(client)).toBe(network)
})
