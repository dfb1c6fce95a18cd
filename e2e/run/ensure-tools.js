// @ts-check
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

const chromiums = [
  process.env['CHROMIUM'],
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

/** The real programs that the tests drive: how to detect each, and the Debian packages that provide it. */
const tools = {
  chromium: {
    isThere: () => chromiums.some((place) => place && existsSync(place)),
    packages: ['chromium'],
  },
  nginx: {
    isThere: () => has('nginx') && existsSync('/usr/lib/nginx/modules/ngx_http_brotli_static_module.so'),
    packages: ['nginx', 'libnginx-mod-http-brotli-static'],
  },
  bubblewrap: { isThere: () => has('bwrap'), packages: ['bubblewrap'] },
  radosgw: {
    isThere: () => ['radosgw', 'ceph-mon', 'ceph-osd', 'ceph', 'curl', 'openssl'].every(has),
    packages: ['radosgw', 'ceph-mon', 'ceph-osd', 'ceph-common', 'curl', 'openssl'],
  },
  varnish: {
    isThere: () => has('varnishd') && existsSync('/usr/share/doc/varnish-modules'),
    packages: ['varnish', 'varnish-modules'],
  },
  prometheus: { isThere: () => ['prometheus', 'promtool'].every(has), packages: ['prometheus'] },
  firefox: { isThere: () => has('firefox-esr'), packages: ['firefox-esr'] },
  webkit: {
    isThere: () => ['WebKitWebDriver', 'xvfb-run', 'xauth'].every(has),
    packages: ['webkit2gtk-driver', 'xvfb', 'xauth'],
  },
}

/**
 * Installs what is missing from Debian's packages.
 * @param {readonly (keyof typeof tools)[]} needed
 */
export function ensureTools(
  needed = ['chromium', 'nginx', 'bubblewrap', 'radosgw', 'varnish', 'prometheus'],
) {
  const missing = needed.flatMap((name) => (tools[name].isThere() ? [] : tools[name].packages))
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
    `error: ${missing.join(', ')} must be installed\nhint: install them${missing.includes('chromium') ? ', or set CHROMIUM to the path of a Chromium' : ''}`,
  )
  process.exit(1)
}
