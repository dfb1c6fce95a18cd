import path from 'node:path'

export const root = path.resolve(import.meta.dirname, '../..')

/** Builds, store and results; ignored by git. */
export const cache = path.join(root, '.cache/bench')
