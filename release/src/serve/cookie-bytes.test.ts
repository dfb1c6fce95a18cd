import { once } from 'node:events'
import { connect } from 'node:net'
import { setTimeout } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { newSite } from '../../testing/site.ts'
import { serve } from './serve.ts'

/** What the server answers to bytes that arrive in pieces of this size. */
async function answerTo(address: string, texts: readonly string[], size: number): Promise<string> {
  const socket = connect(Number(new URL(address).port), '127.0.0.1')
    .setNoDelay()
    .on('error', () => {})
  let answer = ''
  socket.on('data', (piece) => {
    answer += piece
  })
  for (const text of texts) {
    for (let at = 0; at < text.length && socket.writable; at += size) {
      socket.write(text.slice(at, at + size))
      await setTimeout(1)
    }
    await setTimeout(100)
  }
  if (!socket.closed) await Promise.race([once(socket, 'close'), setTimeout(2000)])
  socket.destroy()
  return answer
}

const cookies = Array.from({ length: 20 }, (_, number) => `c${number}=${'x'.repeat(4000)}`).join('; ')
const few = `mine=1; other=${'x'.repeat(4000)}`
const head = (path: string, ...lines: string[]) =>
  [`GET ${path} HTTP/1.1`, 'Host: x', ...lines, '', ''].join('\r\n')
const long = head(`/?${';a='.repeat(25_000)}`, `Cookie: ${few}`)
const posing = `\r\ncookie: ${cookies}`
const post = `POST / HTTP/1.1\r\nHost: x\r\nContent-Length: ${posing.length}\r\n\r\n${posing}`

it.each([400, 1400, 7000, 100_000])(
  'has browsers remove cookies that are too large, arriving in pieces of %i bytes, and no other site can',
  async (size) => {
    const { store } = await newSite()
    const served = await serve({ store, channel: 'production', port: 0 })
    const ask = (...texts: string[]) => answerTo(served.address, texts, size)
    expect(await ask(head('/shell/1.0.0/app.js', `Cookie: ${cookies}`))).toContain(
      'clear-site-data: "cookies"',
    )
    expect(await ask(head('/', 'Accept: a; b=c', `COOKIE: ${cookies}`))).toContain(
      'clear-site-data: "cookies"',
    )
    for (const texts of [[long], [post, long], [head('/', `Cookie: ${few}`), long]]) {
      const answer = await ask(...texts)
      expect(answer).toContain('HTTP/1.1 431 ')
      expect(answer).not.toContain('clear-site-data')
    }
    await served.close()
  },
)
