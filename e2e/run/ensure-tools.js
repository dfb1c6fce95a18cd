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

/**
 * The real programs that the tests drive: how to detect each, and the Debian packages that provide it.
 * @satisfies {Record<string, { isThere(): boolean, packages: string[], isOptional?: true }>}
 */
const tools = {
  chromium: {
    isThere: () => chromiums.some((place) => place && existsSync(place)),
    packages: ['chromium'],
  },
  headlessShell: {
    isThere: () => Boolean(process.env['CHROMIUM']) || existsSync('/usr/bin/chromium-headless-shell'),
    packages: ['chromium-headless-shell'],
    isOptional: true, // other systems have no such package; the gate then opens pages in Chromium
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
  rsync: { isThere: () => has('rsync'), packages: ['rsync'] },
  prometheus: { isThere: () => ['prometheus', 'promtool'].every(has), packages: ['prometheus'] },
  firefox: { isThere: () => has('firefox-esr'), packages: ['firefox-esr'] },
  webkit: {
    isThere: () => ['WebKitWebDriver', 'xvfb-run', 'xauth'].every(has),
    packages: ['webkit2gtk-driver', 'xvfb', 'xauth'],
  },
}

/**
 * Installs the tools that are missing, from Debian's packages.
 * @param {readonly (keyof typeof tools)[]} needed
 */
export function ensureTools(
  needed = ['chromium', 'headlessShell', 'nginx', 'bubblewrap', 'radosgw', 'varnish', 'rsync', 'prometheus'],
) {
  const lacking = needed.map((name) => tools[name]).filter((tool) => !tool.isThere())
  const missing = lacking.flatMap((tool) => ('isOptional' in tool ? [] : tool.packages))
  if (missing.length > 0 && !(has('apt-get') && install(missing))) stop(missing)
  const offered = lacking.flatMap((tool) => ('isOptional' in tool ? tool.packages.filter(isOffered) : []))
  if (offered.length > 0 && !install(offered)) console.log(`continuing without ${offered.join(', ')}`)
}

/** @param {string} name */
const isOffered = (name) => spawnSync('apt-cache', ['show', name], { stdio: 'ignore' }).status === 0

/**
 * @param {readonly string[]} packages
 * @returns {boolean} whether it succeeded
 */
function install(packages) {
  console.log(`installing ${packages.join(', ')} with apt-get`)
  const sudo = process.getuid?.() === 0 ? [] : ['sudo', '-n']
  return [
    ['update', '-qq'],
    ['install', '-y', '-qq', '--no-install-recommends', '--no-remove', ...packages],
  ].every((args) => {
    const [command = '', ...rest] = [...sudo, 'apt-get', ...args]
    const { status } = spawnSync(command, rest, {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    })
    return status === 0
  })
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
    `error: not installed: ${missing.join(', ')}\nhint: install what is missing${missing.includes('chromium') ? ', or set CHROMIUM to the path of a Chromium browser' : ''}`,
  )
  process.exit(1)
}
