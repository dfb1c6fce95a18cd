import { spawn } from 'node:child_process'

const ending = ['SIGTERM', 'SIGINT', 'SIGHUP'] as const

/**
 * Runs the build of the part in a folder. It gets a process group of its own, so that a signal that ends this process
 * ends all of the build's processes too, even if a supervisor sends it to this process alone.
 */
export function runBuild(folder: string): Promise<number | null> {
  return new Promise((resolve, reject) => {
    const child = spawn('npm', ['run', '--silent', 'build'], {
      cwd: folder,
      stdio: ['ignore', 2, 2],
      detached: true,
    })
    const forget = () => {
      for (const signal of ending) process.off(signal, end)
    }
    const end = (signal: NodeJS.Signals) => {
      forget()
      if (child.pid) endGroup(child.pid)
      if (process.listenerCount(signal) === 0) process.kill(process.pid, signal)
    }
    for (const signal of ending) process.on(signal, end)
    child.on('error', (error) => {
      forget()
      reject(error)
    })
    child.on('exit', (code) => {
      forget()
      resolve(code)
    })
  })
}

function endGroup(leader: number): void {
  try {
    process.kill(-leader, 'SIGTERM')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error // it has just ended
  }
}
