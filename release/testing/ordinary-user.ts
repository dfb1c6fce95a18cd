import { opendirSync } from 'node:fs'
import { chmod, stat } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { onTestFinished } from 'vitest'

const nobody = 65534

const canRead = (): boolean => {
  try {
    opendirSync(fileURLToPath(new URL('../src', import.meta.url))).closeSync()
    return true
  } catch {
    return false
  }
}

/**
 * Root may read every file. From here on, this process, and with it every test of the file that calls this, runs as
 * an ordinary user. Returns false and changes nothing if such a user may not read this checkout.
 */
export function becomeOrdinaryUser(): boolean {
  if (process.getuid?.() !== 0) return true
  process.seteuid?.(nobody)
  const isReadable = canRead()
  process.seteuid?.(0)
  if (!isReadable) return false
  process.setgroups?.([])
  process.setgid?.(nobody)
  process.setuid?.(nobody)
  return true
}

/**
 * Makes a file unreadable, as if another account had stored it for itself alone; mode 0 shuts out even the file's
 * owner. Returns a function that restores the mode, which also happens at the end of the test.
 */
export async function lock(file: string): Promise<() => Promise<void>> {
  const { mode } = await stat(file)
  await chmod(file, 0)
  const unlock = () => chmod(file, mode)
  onTestFinished(() => unlock().catch(() => {}))
  return unlock
}
