import { searchLimits } from '../markdown.ts'

/** For tests: the fields of a document's front matter, and a front matter with all of them. */
export const policy = {
  fields: {
    title: { is: 'text', max: searchLimits.title },
    description: { is: 'text', max: searchLimits.description },
    updated: { is: 'date' },
    order: { is: 'number' },
    marks: { is: 'names', of: { bank: 'M1', shop: 'M2', pay: 'M3' }, atLeast: 2, atMost: 3 },
  },
  ids: 'numbers',
} as const

export const head =
  '---\ntitle: Terms\ndescription: What we agree on.\nupdated: 2025-09-01\norder: 3\nmarks: [shop, bank]\n---\n'
