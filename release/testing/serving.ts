import { type ChildProcess, spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'

const tool = fileURLToPath(new URL('../bin/release.js', import.meta.url))

/** Runs `release serve` with its defaults, except for a higher limit of messages per minute. */
export async function serving(
  store: string,
  errors: 'inherit' | number = 'inherit',
): Promise<{ server: ChildProcess; address: string }> {
  const server = spawn(process.execPath, [tool, 'serve', '--port', '0'], {
    env: { ...process.env, STORE: `file:${store}`, FORM_RATE: '100000' },
    stdio: ['ignore', 'pipe', errors],
  })
  const address = await new Promise<string>((resolve, reject) => {
    server.stdout?.on('data', (text) => resolve(String(text).match(/http:\S+/)?.[0] ?? ''))
    server.once('exit', (code) => reject(new Error(`serve ended with ${code}`)))
  })
  return { server, address }
}
