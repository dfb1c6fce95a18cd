import { spawn, spawnSync } from 'node:child_process'
import { mkdtemp, readdir, readFile, writeFile } from 'node:fs/promises'
import { createServer, type Server } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newFolder } from '../../testing/folder.ts'
import { hasWalls, startConfined } from './sandbox.ts'

it('works on every platform that permits sandboxes', () => {
  if (hasWalls()) return
  const { stderr, error } = spawnSync('bwrap', ['--unshare-all', '--ro-bind', '/', '/', 'true'], {
    encoding: 'utf8',
  })
  expect(process.platform === 'linux' && !error ? stderr : 'none here').toMatch(
    /not permitted|ermission denied|No permissions|none here/,
  )
})

describe.runIf(hasWalls())('the sandbox', () => {
  let root: string
  let outside: string
  let servers: readonly [Server, Server]
  let port: number
  let bystander: ReturnType<typeof spawn>

  beforeAll(async () => {
    root = await newFolder()
    outside = await mkdtemp(path.join(tmpdir(), 'bridge-outside-'))
    await writeFile(path.join(outside, 'secret'), 'secret')
    await writeFile(path.join(root, 'others.js'), 'export default 1')
    servers = [createServer((socket) => socket.end('heard')), createServer((socket) => socket.end('heard'))]
    await new Promise((listening) => servers[0].listen(0, '127.0.0.1', () => listening(0)))
    await new Promise((listening) => servers[1].listen(path.join(outside, 'socket'), () => listening(0)))
    port = (servers[0].address() as { port: number }).port
    bystander = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], { stdio: 'ignore' })
  })

  afterAll(() => {
    for (const server of servers) server.close()
    bystander.kill('SIGKILL')
  })

  /** Runs code that may use all of Node, and returns its output. */
  async function attack(code: string): Promise<string> {
    await writeFile(
      path.join(root, 'attack.mjs'),
      `import * as fs from 'node:fs'\nimport net from 'node:net'\nimport os from 'node:os'\nimport v8 from 'node:v8'
import { spawnSync } from 'node:child_process'
try { console.log('GOT', await (async () => { ${code} })()) } catch (error) { console.log('held:', error.message.split('\\n')[0]) }`,
    )
    // Without Node's permission model, which an attacker would bypass.
    const child = startConfined(root, [path.join(root, 'attack.mjs')], ['ignore', 'pipe', 'ignore'], [])
    let said = ''
    child.stdout?.on('data', (text) => {
      said += text
    })
    await new Promise((resolve) => child.on('close', resolve))
    return said.trim()
  }

  const connect = (to: string) =>
    `return new Promise((resolve, reject) => { const socket = net.connect(${to}); socket.on('data', (text) => resolve(String(text))); socket.on('error', reject) })`

  it.for([
    { what: 'read a system file', code: () => `return fs.readFileSync('/etc/passwd', 'utf8')` },
    {
      what: "read the deployer's file",
      code: () => `return fs.readFileSync('${outside}/secret', 'utf8')`,
    },
    {
      what: "read another process's environment",
      code: () => `return fs.readFileSync('/proc/${process.pid}/environ')`,
    },
    {
      what: 'write outside its folder',
      code: () => `fs.writeFileSync('/tmp/bridge-was-here', ''); return 'written'`,
    },
    { what: 'write to a library folder', code: () => `fs.writeFileSync('/usr/lib/bridge-was-here', '')` },
    {
      what: "overwrite another part's code",
      code: () => `fs.writeFileSync('${root}/others.js', 'export default 2')`,
    },
    { what: 'overwrite Node', code: () => `fs.truncateSync(process.execPath)` },
    {
      what: 'overwrite Node through /proc',
      code: () => `fs.openSync('/proc/self/exe', 'r+'); return 'opened'`,
    },
    {
      what: 'start a program',
      code: () =>
        `const { error, stdout } = spawnSync('/bin/sh', ['-c', 'id']); if (error) throw error; return String(stdout)`,
    },
    { what: 'connect to a local server', code: () => connect(`${port}, '127.0.0.1'`) },
    { what: 'connect to a local socket', code: () => connect(`'${outside}/socket'`) },
    { what: 'kill another process', code: () => `process.kill(${bystander.pid}, 'SIGKILL')` },
    { what: "open the release tool's debugger", code: () => `process.kill(${process.pid}, 'SIGUSR1')` },
    { what: 'slow another process down', code: () => `os.setPriority(${bystander.pid}, 19)` },
  ])('does not let code $what', async ({ code }, { task }) => {
    const said = await attack(code())
    task.meta.held = said
    expect(said).toMatch(/^held: /)
  })

  it("confines code that sets V8's own flags, which Node's permission model does not cover", async () => {
    const places = [path.join(outside, 'secret'), path.join(root, 'others.js')]
    const before = await Promise.all(places.map((place) => readFile(place, 'utf8')))
    for (const place of places)
      await attack(
        `v8.setFlagsFromString('--redirect-code-traces-to=${place}'); v8.setFlagsFromString('--redirect-code-traces'); v8.setFlagsFromString('--trace-opt'); v8.setFlagsFromString('--trace-opt-verbose')
const add = (a, b) => a + b; for (let i = 0; i < 1e6; i++) add(i, i); return 'done'`,
      )
    expect(await Promise.all(places.map((place) => readFile(place, 'utf8')))).toEqual(before)
    expect((await readdir(outside)).toSorted()).toEqual(expect.arrayContaining(['secret', 'socket']))
  })

  it('does not pass on files, locks or folders that the tool inherited', async () => {
    await writeFile(
      path.join(root, 'attack.mjs'),
      `import * as fs from 'node:fs'
      for (let at = 4; at < 300; at++) try { console.log(at, fs.readSync(at, Buffer.alloc(10))) } catch {}
      try { fs.writeSync(200, 'x'); console.log('written') } catch {}`,
    )
    const start = path.join(outside, 'start.mts')
    await writeFile(
      start,
      `import { startConfined } from '${fileURLToPath(new URL('./sandbox.ts', import.meta.url))}'
      const child = startConfined('${root}', ['${root}/attack.mjs'], ['ignore', 'pipe', 'ignore', 'pipe'], [])
      child.stdout.pipe(process.stdout)\n`,
    )
    const { stdout, stderr } = spawnSync(
      'bash',
      [
        '-c',
        `exec 30<'${outside}/secret' 40<'${outside}' 200>>'${outside}/lock'; '${process.execPath}' --import tsx '${start}'`,
      ],
      { cwd: fileURLToPath(new URL('../..', import.meta.url)), encoding: 'utf8', timeout: 20_000 },
    )
    expect(stderr).toBe('')
    expect(stdout.split('\n').filter((line) => /^\d{2,} [1-9]|written/.test(line))).toEqual([])
    expect(stdout, 'it has run').toContain('30 0')
    expect(await readFile(path.join(outside, 'lock'), 'utf8')).toBe('')
  })

  it('does not let code signal a process group', async () => {
    await attack(`process.kill(0, 'SIGUSR2'); process.kill(-1, 'SIGKILL')`)
    expect({ code: bystander.exitCode, signal: bystander.signalCode }).toEqual({ code: null, signal: null })
  })
})
