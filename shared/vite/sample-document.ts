import { searchLimits } from '../markdown.ts'

/** For tests: a front matter schema, and front matter that sets every field. */
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
