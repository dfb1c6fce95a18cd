import { mkdir, stat } from 'node:fs/promises'
import path from 'node:path'

/** `mkdir -p`. Node's own never returns if the system refuses a folder with ENOENT, as in /proc. */
export async function makeFolder(folder: string): Promise<void> {
  try {
    await makeOne(folder)
  } catch (error) {
    const above = path.dirname(folder)
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT' || above === folder) throw error
    await makeFolder(above)
    await makeOne(folder)
  }
}

async function makeOne(folder: string): Promise<void> {
  await mkdir(folder).catch(async (error) => {
    const there = await stat(folder).catch(() => undefined)
    if (!there?.isDirectory()) throw error
  })
}
