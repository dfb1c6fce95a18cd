/**
 * Preloaded with `node --import`: kills the process for real right before its KILL_BEFORE-th change under
 * KILL_UNDER, or halfway through its KILL_AMID-th file there. (The state right after a change is the state
 * right before the next one.)
 */
import fs from 'node:fs/promises'
import { syncBuiltinESMExports } from 'node:module'
import path from 'node:path'

const { KILL_BEFORE, KILL_AMID, KILL_UNDER = '' } = process.env
const opened = new WeakSet()
let changes = 0
let writes = 0

const die = () => process.kill(process.pid, 'SIGKILL')
const change = () => ++changes === Number(KILL_BEFORE) && die()
const isUnder = (file) => path.resolve(String(file)).startsWith(KILL_UNDER + path.sep)

for (const name of ['mkdir', 'link', 'unlink', 'rename', 'symlink', 'rm']) {
  const real = fs[name]
  fs[name] = async (...args) => {
    if (args.some((arg) => typeof arg === 'string' && isUnder(arg))) change()
    return real(...args)
  }
}

const realOpen = fs.open
fs.open = async (file, flags, ...rest) => {
  const isChange = flags !== undefined && flags !== 'r' && isUnder(file)
  if (isChange) change()
  const handle = await realOpen(file, flags, ...rest)
  if (isChange) opened.add(handle)
  return handle
}

const any = await realOpen(process.execPath)
const handles = Object.getPrototypeOf(any)
await any.close()
for (const name of ['writeFile', 'sync', 'utimes']) {
  const real = handles[name]
  handles[name] = async function (...args) {
    if (opened.has(this)) change()
    if (opened.has(this) && name === 'writeFile' && ++writes === Number(KILL_AMID)) {
      await this.write(Buffer.from(args[0]).subarray(0, args[0].length / 2))
      die()
    }
    return real.apply(this, args)
  }
}
syncBuiltinESMExports()
