import { execFileSync } from 'node:child_process'
import { closeSync, mkdtempSync, openSync, rmdirSync, rmSync, writeSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { onTestFinished } from 'vitest'
import { newFolder } from './folder.ts'

/** Only root may mount a disk, and not in every container. */
export const canMount = ((): boolean => {
  const folder = mkdtempSync(path.join(tmpdir(), 'bridge-mount-'))
  try {
    execFileSync('mount', ['-t', 'tmpfs', 'tmpfs', folder], { stdio: 'ignore' })
    execFileSync('umount', ['--lazy', folder])
    return true
  } catch {
    return false
  } finally {
    rmdirSync(folder)
  }
})()

/** A separate file system that can really fill up. It exists until the end of the test. */
export class SmallDisk {
  readonly folder: string
  readonly #ballast: string

  private constructor(folder: string) {
    this.folder = folder
    this.#ballast = path.join(folder, 'ballast')
  }

  static async mount(size: string): Promise<SmallDisk> {
    const folder = await newFolder()
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${size}`, 'tmpfs', folder])
    onTestFinished(() => void execFileSync('umount', ['--lazy', folder]))
    return new SmallDisk(folder)
  }

  /** Leaves no room for a single byte. */
  fill(): void {
    const file = openSync(this.#ballast, 'a')
    try {
      for (;;) writeSync(file, Buffer.alloc(4096))
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error
    } finally {
      closeSync(file)
    }
  }

  makeRoom(): void {
    rmSync(this.#ballast)
  }
}
