/**
 * Preloaded with `node --import`: a barrier. Holds the process the first time it is about to write a release, until
 * RACE_OF processes have reached that point; then all of them race.
 */
import fs from 'node:fs/promises'
import { syncBuiltinESMExports } from 'node:module'
import path from 'node:path'

const { RACE_OF, RACE_FOLDER = '' } = process.env
const { link, readdir, writeFile } = fs
let raced = false

fs.link = async (from, to) => {
  if (!raced && String(to).includes('/releases/')) {
    raced = true
    await writeFile(path.join(RACE_FOLDER, String(process.pid)), '')
    const start = Date.now()
    while ((await readdir(RACE_FOLDER)).length < Number(RACE_OF)) {
      if (Date.now() - start > 30_000) throw new Error('the other processes did not arrive')
      await new Promise((resolve) => setTimeout(resolve, 5))
    }
  }
  return link(from, to)
}
syncBuiltinESMExports()
