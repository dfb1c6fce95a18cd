import { spawn } from 'node:child_process'
import { root } from './project.ts'

/** Runs `pnpm start`'s command until it prints the site's address; resolves with its output. */
export function startAndStop(store: string): Promise<string> {
  const child = spawn('node', ['release/bin/release.js', 'start', '--port', '0'], {
    cwd: root,
    env: { ...process.env, STORE: `file:${store}` },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let said = ''
  return new Promise((resolve, reject) => {
    child.stdout.on('data', (text) => {
      said += text
      if (said.includes('is running at')) child.kill()
    })
    child.once('error', reject)
    child.once('exit', () => resolve(said))
  })
}
