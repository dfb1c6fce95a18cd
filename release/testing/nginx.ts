import { spawn } from 'node:child_process'
import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { newFolder } from './folder.ts'
import { freePort } from './free-port.ts'
import { ask } from './http.ts'

const bridge = fileURLToPath(new URL('../nginx/bridge.conf', import.meta.url))

interface Nginx {
  readonly address: string
  /** Makes nginx reload its configuration; resolves once no worker uses the earlier one. */
  reload(): Promise<void>
  stop(): Promise<void>
}

/** Runs Debian's nginx in the foreground, serving an exported tree with the committed configuration. */
export const startNginx = (tree: string): Promise<Nginx> =>
  startWith(2, (port) => `server { listen 127.0.0.1:${port}; set $bridge ${tree}; include ${bridge}; }`)

/** Like startNginx, but over HTTP/2 without TLS, with the lines that bridge.conf requires for that. */
export async function startHttp2(tree: string): Promise<Nginx> {
  const own = await freePort()
  const nginx = await startWith(
    1,
    (port) => `server { listen 127.0.0.1:${port}; return 204; }
      server { listen 127.0.0.1:${own} http2; set $bridge ${tree}; include ${bridge};
        large_client_header_buffers 4 200k; http2_max_concurrent_streams 16; }`,
  )
  return { ...nginx, address: `http://127.0.0.1:${own}` }
}

/** Like startNginx, but with shares, and behind one proxy. */
export const startSharing = (tree: string): Promise<Nginx> =>
  startWith(
    2,
    (port) => `include ${tree}/share.conf;
      server { listen 127.0.0.1:${port}; set_real_ip_from 127.0.0.1; real_ip_header X-Forwarded-For;
        set $bridge ${tree}; include ${bridge}; }`,
  )

/** Proxy set-ups: the defaults, keep-alive connections, or unbuffered request bodies. */
export const proxies = {
  plain: { upstream: '', location: '' },
  keeping: { upstream: 'keepalive 16;', location: 'proxy_http_version 1.1; proxy_set_header Connection "";' },
  streaming: { upstream: '', location: 'proxy_http_version 1.1; proxy_request_buffering off;' },
} as const

/** Runs nginx as a reverse proxy. */
export const startProxy = (kind: keyof typeof proxies, ...servers: readonly string[]): Promise<Nginx> =>
  startWith(
    1,
    (
      port,
    ) => `upstream site { ${servers.map((server) => `server ${new URL(server).host};`).join(' ')} ${proxies[kind].upstream} }
      server { listen 127.0.0.1:${port}; client_max_body_size 20m;
        location / { proxy_pass http://site; ${proxies[kind].location} } }`,
  )

/** Runs nginx with these lines in its http block; every request is answered with the value of `$side`. */
export const startSplitting = (lines: string): Promise<Nginx> =>
  startWith(1, (port) => `${lines} server { listen 127.0.0.1:${port}; return 200 $side; }`)

async function startWith(workers: number, servers: (port: number) => string): Promise<Nginx> {
  const prefix = await newFolder()
  const port = await freePort()
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${prefix}/${name};`,
  )
  await writeFile(
    path.join(prefix, 'nginx.conf'),
    `load_module /usr/lib/nginx/modules/ngx_http_brotli_static_module.so;
    user root; worker_processes ${workers}; daemon off; pid ${prefix}/pid; error_log stderr error; events {}
    http { access_log off; ${temporary.join(' ')}
      ${servers(port)} }`,
  )
  const nginx = spawn('nginx', ['-p', prefix, '-c', path.join(prefix, 'nginx.conf')], {
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  const kill = () => nginx.kill()
  process.once('exit', kill) // even if a test fails
  let complaint = ''
  nginx.stderr.on('data', (text) => {
    complaint += text
  })
  const ended = new Promise<void>((resolve) => {
    nginx.on('exit', () => {
      process.off('exit', kill)
      resolve()
    })
    nginx.on('error', (error) => {
      complaint += error.message
      resolve()
    })
  })
  const address = `http://127.0.0.1:${port}`
  const up = async () => {
    while (!(await ask(address, '/').catch(() => undefined)))
      await new Promise((resolve) => setTimeout(resolve, 20))
  }
  await Promise.race([
    up(),
    ended.then(() => {
      throw new Error(`nginx did not start: ${complaint}`)
    }),
  ])
  const stop = async () => {
    nginx.kill('SIGTERM')
    await ended
  }
  const workersNow = async () =>
    (await readFile(`/proc/${nginx.pid}/task/${nginx.pid}/children`, 'utf8')).trim().split(' ')
  const reload = async () => {
    const before = new Set(await workersNow())
    complaint = ''
    nginx.kill('SIGHUP')
    while ((await workersNow()).some((worker) => before.has(worker)))
      if (complaint) throw new Error(`nginx did not reload: ${complaint}`)
      else await new Promise((resolve) => setTimeout(resolve, 20))
  }
  return { address, reload, stop }
}
