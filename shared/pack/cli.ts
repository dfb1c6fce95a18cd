import { writePackage } from './write-package.ts'

/** `pnpm pack` runs this first, in the folder of the package. */
await writePackage(process.cwd())
