// @ts-check
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

/**
 * The tests drive a real browser and a real nginx: uses installed ones, else installs Debian's.
 * @param {readonly ('chromium' | 'nginx')[]} needed
 */
export function ensureTools(needed = ['chromium', 'nginx']) {
  const missing = []
  if (needed.includes('chromium') && !browsers.some((place) => place && existsSync(place)))
    missing.push('chromium')
  const hasNginx = has('nginx') && existsSync('/usr/lib/nginx/modules/ngx_http_brotli_static_module.so')
  if (needed.includes('nginx') && !hasNginx) missing.push('nginx', 'libnginx-mod-http-brotli-static')
  if (missing.length === 0) return
  if (!has('apt-get')) stop(missing)
  console.log(`installing ${missing.join(', ')} with apt-get`)
  const sudo = process.getuid?.() === 0 ? [] : ['sudo', '-n']
  for (const args of [
    ['update', '-qq'],
    ['install', '-y', '-qq', '--no-install-recommends', ...missing],
  ]) {
    const [command = '', ...rest] = [...sudo, 'apt-get', ...args]
    const { status } = spawnSync(command, rest, {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    })
    if (status !== 0) stop(missing)
  }
}

const browsers = [
  process.env['CHROMIUM'],
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

/** @param {string} command */
function has(command) {
  return (
    spawnSync('sh', ['-c', `command -v ${command} || test -x /usr/sbin/${command}`], { stdio: 'ignore' })
      .status === 0
  )
}

/**
 * @param {readonly string[]} missing
 * @returns {never}
 */
function stop(missing) {
  console.error(
    `error: this needs ${missing.join(', ')}\nhint: install them, or name a Chromium with CHROMIUM=/path/to/it`,
  )
  process.exit(1)
}
