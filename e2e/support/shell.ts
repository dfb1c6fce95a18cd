import { spawn } from 'node:child_process'
import { text } from 'node:stream/consumers'

const { npm_config_user_agent: agent, npm_execpath: running } = process.env

/** The pnpm that runs these tests, if one does: npx takes a second to find it. */
const pnpm = agent?.startsWith('pnpm/12.') && running ? `"${running}"` : 'npx -y pnpm@12'

/** Runs a script with bash, as CI does: it stops at the first command that fails. */
export async function shell(script: string, cwd: string, env: NodeJS.ProcessEnv = {}): Promise<string> {
  const bash = spawn('bash', ['-e', '-o', 'pipefail'], { cwd, env: { ...process.env, CI: '1', ...env } })
  bash.stdin.end(`pnpm() { ${pnpm} "$@"; }\n${script}\n`)
  const [code, out, error] = await Promise.all([
    new Promise((resolve) => bash.on('close', resolve)),
    text(bash.stdout),
    text(bash.stderr),
  ])
  if (code !== 0) throw new Error(`exit code ${code} of\n${script}\n${out}${error}`)
  return out
}
