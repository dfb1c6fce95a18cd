import { spawn } from 'node:child_process'
import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { newFolder } from './folder.ts'
import { freePort } from './free-port.ts'
import { ask } from './http.ts'

const bridge = fileURLToPath(new URL('../varnish/bridge.vcl', import.meta.url))

const backend = (origin: string, index: number): string =>
  `backend server${index} { .host = "127.0.0.1"; .port = "${new URL(origin).port}"; .probe = answers; }`

/** All but the last are required by bridge.vcl. */
const parameters = [
  'http_gzip_support=off',
  'http_req_size=1m',
  'http_req_hdr_len=1m',
  'workspace_client=1200k',
  'vcc_allow_inline_c=off',
]

/** Runs Debian's Varnish in the foreground with the committed configuration, load-balancing these servers. */
export async function startVarnish(...origins: readonly string[]) {
  const folder = await newFolder()
  const port = await freePort()
  const file = path.join(folder, 'site.vcl')
  await writeFile(
    file,
    `vcl 4.1;
    import directors;
    probe answers { .url = "/release.json"; .interval = 1s; .timeout = 1s; .window = 2; .threshold = 1; }
    ${origins.map(backend).join('\n')}
    sub vcl_init {
      new servers = directors.round_robin();
      ${origins.map((_, index) => `servers.add_backend(server${index});`).join('\n')}
    }
    sub vcl_recv { set req.backend_hint = servers.backend(); }
    acl purgers { "127.0.0.1"; }
    sub bridge_hosts { if (req.http.host !~ "(?i)^(127\\.0\\.0\\.1|site\\.test)(:[0-9]+)?$") { return (pass); } }
    include "${bridge}";\n`,
  )
  const args = [
    '-j',
    'none', // otherwise varnishd gives up the right to read a test's folder
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
  const varnish = spawn('varnishd', [...args, ...parameters.flatMap((parameter) => ['-p', parameter])], {
    stdio: ['ignore', 'ignore', 'pipe'],
    env: { ...process.env, PATH: `${process.env['PATH']}:/usr/sbin` },
  })
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
