/** The same libraries for Node: one copy for the shell's renderer and every remote's pages. */

export * from './platform.ts'
export * from './router.ts'
export * from './toaster.ts'
