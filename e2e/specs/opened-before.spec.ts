import { createSocket } from 'node:dgram'
import { once } from 'node:events'
import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { installedChromium } from '@bridge/release/src/gate/browser/chromium.ts'
import { expect, test } from '../support/fixtures.ts'
import { lingering, unusable } from '../support/hindrances.ts'
import { later, mistaken, mistakes, rarer } from '../support/mistakes.ts'
import { releaseTool, root } from '../support/project.ts'
import { long } from '../support/sample.ts'
import { teamFolder } from '../support/team-folder.ts'
import { variantOf } from '../support/variant.ts'

test(
  'deploy opens the pages in a browser before they go live, and reports each problem with its page',
  long,
  async ({ own }) => {
    test.setTimeout(240_000)
    const team = await teamFolder('mf-legal')
    const outside = createSocket('udp4').bind(0, '127.0.0.1')
    const heard: unknown[] = []
    outside.on('message', (message) => heard.push(message))
    await once(outside, 'listening')
    try {
      await team.edit('mf-legal/src/pages/policy.tsx', (text) =>
        mistaken(text, mistakes, outside.address().port),
      )
      await team.release(own.store, 'publish', 'mf-legal')
      const before = await team.release(own.store, 'status', '--json')
      const started = performance.now()
      const refused = await releaseTool(own.store, ['deploy', 'mf-legal', '--why', 'mistakes'], team.folder)
      expect(refused.code).toBe(1)
      expect(refused.stderr).toMatch(
        /^error: mf-legal refused: Chromium \S+ opened 7 of 7 pages and found:$/m,
      )
      for (const { says } of Object.values(mistakes)) expect(refused.stderr).toMatch(says)
      expect(refused.stderr).toMatch(
        /\/grievance-redressal-policy, for assistive technology: .*\(button-name\)/,
      )
      expect(refused.stderr.trim().split('\n').at(-1)).toMatch(/^hint: .*--no-browser; nothing has changed$/)
      expect(performance.now() - started).toBeLessThan(60_000)
      expect(await team.release(own.store, 'status', '--json')).toBe(before)
      expect(heard, 'packets that left the browser').toEqual([])

      const without = await team.release(own.store, 'deploy', 'mf-legal', '--no-browser', '--why', 'anyway')
      expect(without).toContain('not opened in a browser: --no-browser')
      expect(await team.release(own.store, 'status')).toMatch(/mf-legal .*, no browser$/m)
    } finally {
      outside.close()
      await team.remove()
    }
  },
)

/** The output of `publish --check` for the policies with these mistakes. */
async function refusalOf(store: string, wrong: typeof mistakes): Promise<string> {
  const team = await teamFolder('mf-legal')
  try {
    await team.edit('mf-legal/src/pages/policy.tsx', (text) => mistaken(text, wrong))
    const { stderr } = await releaseTool(store, ['publish', 'mf-legal', '--check'], team.folder)
    for (const { says } of Object.values(wrong)) expect(stderr).toMatch(says)
    expect(stderr).toMatch(/^error: mf-legal refused/m)
    return stderr
  } finally {
    await team.remove()
  }
}

test(
  'the browser check also reports problems that the deployer’s own browser would not show',
  long,
  async ({ own }) => {
    test.setTimeout(120_000)
    await refusalOf(own.store, rarer)
  },
)

test('the browser check reports pages that cannot be read, scrolled or left', long, async ({ own }) => {
  test.setTimeout(240_000)
  const refusal = await refusalOf(own.store, unusable)
  expect(refusal).toMatch(/\/\S+, when reached again by a link: .*localStorage is blocked by the visitor/)
})

test('the browser check names the page whose code cancels clicks on links', long, async ({ own }) => {
  test.setTimeout(240_000)
  await refusalOf(own.store, lingering)
})

test(
  'the browser check opens pages in a wide, dark window, where they find what they stored before',
  long,
  async ({ own }) => {
    test.setTimeout(120_000)
    const refusal = await refusalOf(own.store, later)
    const wide = String.raw`/\S+, on a later visit, in a wide window: (Error: )?`
    for (const what of [
      'what it renders in the browser differs',
      'too wide',
      'seen in the dark',
      'the other half of the year',
      'the other kind of day',
      'the other half of the day',
    ])
      expect(refusal).toMatch(new RegExp(wide + what))
    expect(refusal).toMatch(/\/\S+, when reached again by a link: .*already been used/)
  },
)

/** Throws when the page's form appears in a document for the second time. */
const onlyOnce =
  ";{let times=0,had=false;new MutationObserver(()=>{const has=!!document.querySelector('main form');if(has&&!had&&++times===2)throw new Error('twice');had=has}).observe(document,{childList:true,subtree:true})}"

test('the browser check returns to a part’s only page in the same document', long, async ({ own }) => {
  test.setTimeout(120_000)
  const dist = await variantOf(path.join(root, 'mf-contact/dist'), '2.0.1', (name, code) =>
    /client\/assets\/direct\.contact/.test(name) ? code + onlyOnce : code,
  )
  await own.release('publish', 'mf-contact', '--dist', dist)
  const { stderr } = await releaseTool(own.store, ['deploy', 'mf-contact', '--why', 'a variant'])
  expect(stderr).toMatch(/\n {2}\/contact, when reached again by a link: .*twice/)
})

test('deploy accepts sound pages, and says and records that they were opened', async ({ own }) => {
  test.setTimeout(240_000)
  const team = await teamFolder('mf-legal')
  try {
    await team.edit('mf-legal/src/content/terms.md', (text) => text.replace(/^title: /m, 'title: New '))
    const checked = await team.release(own.store, 'publish', 'mf-legal', '--check')
    expect(checked).toContain('7 of 7 pages opened in Chromium')
    expect(JSON.parse(await team.release(own.store, 'status', '--json')).release).toBe(1)
    const order = ['deploy', 'mf-legal', '--why', 'a title']
    const broken = await releaseTool(own.store, order, team.folder, { CHROMIUM: '/usr/bin/false' })
    expect(broken.stderr).toMatch(
      /^error: \/usr\/bin\/false does not start: .*\nhint: set CHROMIUM to another browser/,
    )
    const mortal = path.join(team.folder, 'mortal-chromium')
    await writeFile(mortal, `#!/bin/sh\n${installedChromium()} "$@" &\nsleep 2\nkill -KILL $!\nwait\n`, {
      mode: 0o755,
    })
    const ended = await releaseTool(own.store, order, team.folder, { CHROMIUM: mortal })
    expect(ended.stderr).toMatch(
      /^error: \S+ (exited before all pages were opened|does not start).*\nhint: .*$/m,
    )
    expect(ended.stderr).not.toContain('    at ')
    const deployed = await team.release(own.store, ...order)
    expect(deployed).toContain('7 of 7 pages opened in Chromium')
    expect(await team.release(own.store, 'status')).toMatch(/mf-legal .*, in Chromium \d+$/m)
    const { parts } = JSON.parse(await team.release(own.store, 'status', '--json'))
    expect(parts['mf-legal'].opened).toMatchObject({ pages: 7, of: 7 })
  } finally {
    await team.remove()
  }
})
