import { spawn } from 'node:child_process'
import { writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { newFolder } from './folder.ts'
import { ask } from './http.ts'

const bridge = fileURLToPath(new URL('../varnish/bridge.vcl', import.meta.url))

const freePort = async (): Promise<number> => {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  await new Promise((resolve) => server.close(resolve))
  return port
}

/** Runs Debian's Varnish in the foreground with the committed configuration, in front of a server. */
export async function startVarnish(origin: string) {
  const folder = await newFolder()
  const port = await freePort()
  const file = path.join(folder, 'site.vcl')
  await writeFile(
    file,
    `vcl 4.1;
    backend default { .host = "127.0.0.1"; .port = "${new URL(origin).port}"; }
    acl purgers { "127.0.0.1"; }
    include "${bridge}";\n`,
  )
  const args = [
    '-j',
    'none', // it would give up the rights to read a test's folder
    '-F',
    '-n',
    path.join(folder, 'state'),
    '-a',
    `127.0.0.1:${port}`,
    '-f',
    file,
    '-s',
    'malloc,64m',
  ]
  const varnish = spawn(
    'varnishd',
    [...args, '-p', 'http_gzip_support=off', '-p', 'vcc_allow_inline_c=off'],
    {
      stdio: ['ignore', 'ignore', 'pipe'],
      env: { ...process.env, PATH: `${process.env['PATH']}:/usr/sbin` },
    },
  )
  const kill = () => varnish.kill()
  process.once('exit', kill) // even if a test fails
  let complaint = ''
  varnish.stderr.on('data', (text) => {
    complaint += text
  })
  const ended = new Promise<void>((resolve) => {
    varnish.on('exit', () => {
      process.off('exit', kill)
      resolve()
    })
    varnish.on('error', (error) => {
      complaint += error.message
      resolve()
    })
  })
  const address = `http://127.0.0.1:${port}`
  const up = async () => {
    while (!(await ask(address, '/').catch(() => undefined)))
      await new Promise((resolve) => setTimeout(resolve, 50))
  }
  await Promise.race([
    up(),
    ended.then(() => {
      throw new Error(`varnishd did not start: ${complaint}`)
    }),
  ])
  const stop = async () => {
    varnish.kill()
    await ended
  }
  return { address, stop }
}
