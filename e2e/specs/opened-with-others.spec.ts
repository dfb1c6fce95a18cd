import path from 'node:path'
import { expect, test } from '../support/fixtures.ts'
import { releaseTool, root } from '../support/project.ts'
import { long } from '../support/sample.ts'
import { variantOf } from '../support/variant.ts'

/** Problems on one part's pages do not block another part's deploy. */

/** An interval that is not cleared when the visitor leaves its page. */
const ticker =
  ";{let seen=false;setInterval(()=>{const form=document.querySelector('main form');if(form)seen=true;else if(seen)form.title='x'},20)}"

/** Logs a different error every 100 ms, and sets a blocked style and more cookies than a small server accepts. */
const noisy = `;setInterval(()=>console.error('the news service is down for '+performance.now()),100);document.documentElement.setAttribute('style','top:0');for(let i=0;i<18;i++)document.cookie='c'+i+'='+'x'.repeat(1000)`

test('a broken page blocks deploys of its own part, but not of others', long, async ({ own }) => {
  test.setTimeout(400_000)
  let version = 1
  async function deploy(part: string, file: RegExp, more: string, ...flags: string[]) {
    const dist = await variantOf(path.join(root, part, 'dist'), `2.0.${version++}`, (name, code) =>
      file.test(name) ? code + more : code,
    )
    await own.release('publish', part, '--dist', dist)
    return releaseTool(own.store, ['deploy', part, '--why', 'a variant', ...flags])
  }
  const list = /client\/assets\/direct\.list/
  const contact = /client\/assets\/direct\.contact/

  const refused = await deploy('mf-blog', list, noisy)
  expect(refused.stderr).toMatch(/\/blog\S*, .*: the news service is down/)
  expect((await deploy('mf-blog', list, noisy, '--no-browser')).code).toBe(0)

  const sound = await deploy('mf-contact', contact, '\n// sound')
  expect(sound.stderr).toBe('')
  expect(sound.stdout).toContain('1 of 1 pages opened in Chromium')

  const ticking = await deploy('mf-contact', contact, ticker)
  expect(ticking.stderr).toMatch(/\n {2}\/contact, after leaving it: .*null/)
  expect((await deploy('mf-contact', contact, ticker, '--no-browser')).code).toBe(0)

  const app = /client\/assets\/app-/
  const shell = await deploy('shell', app, '\n// another')
  expect(shell.code, shell.stderr).toBe(0)
  expect(shell.stderr).toMatch(/^note: also in the live release: \/contact, after leaving it: .*null/m)
  expect(shell.stderr).toMatch(/^note: also in the live release: \/blog\S*, .*: the news service is down/m)
  const blamed = new Set(
    [...shell.stderr.matchAll(/^note: also in the live release: (\S+),/gm)].map(([, address]) => address),
  )
  expect([...blamed].filter((address) => !/^\/(blog|contact)/.test(address ?? ''))).toEqual([])

  // Known problems do not excuse a shell that breaks another page of that part, even with the same message.
  const breaking = `;if(location.pathname==='/blog/payouts-at-scale')console.error('the news service is down')`
  const broken = await deploy('shell', app, breaking)
  expect(broken.stderr).toMatch(
    /\n {2}\/blog\/payouts-at-scale, after a first touch: the news service is down/,
  )
})

const floods = ';setInterval(()=>{for(let i=0;i<3000;i++)console.log(i)},5)'

test(
  'a page that logs endlessly is refused, and does not hold up a deploy of the shell',
  long,
  async ({ own }) => {
    test.setTimeout(400_000)
    const publish = async (part: string, file: RegExp, more: string) => {
      const dist = await variantOf(path.join(root, part, 'dist'), '2.0.0', (name, code) =>
        file.test(name) ? code + more : code,
      )
      await own.release('publish', part, '--dist', dist)
    }
    const deploy = (...args: string[]) => releaseTool(own.store, ['deploy', ...args, '--why', 'a variant'])
    await publish('mf-contact', /client\/assets\/direct\.contact/, floods)
    const refused = await deploy('mf-contact')
    expect(refused.stderr).toMatch(/^ {2}\/contact, on landing: its tab was closed, because it logs/m)
    expect((await deploy('mf-contact', '--no-browser')).code).toBe(0)

    await publish('shell', /client\/assets\/app-/, '\n// another')
    const shell = await deploy('shell')
    expect(shell.code, shell.stderr).toBe(0)
    expect(shell.stderr).toMatch(/^note: .*: \/contact, on landing: its tab was closed, because it logs/m)
  },
)
