/** The same libraries for Node: one copy for the shell's renderer and every remote's pages. */

export { toast } from 'sonner'
export * from './platform.ts'
