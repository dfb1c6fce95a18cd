import { describe, expect, it } from 'vitest'
import { readFigure } from './figure-kind.ts'

const base = { ground: 'ink', numeral: '22', of: 'of 40', alt: 'All of it.', note: 'To scale.' }
const part = { count: 3, mark: 'full', name: 'Late', answer: 'Wait' }
const dots = {
  form: 'dots',
  total: 100,
  unit: 'payouts',
  exceptions: 5,
  parts: [part, { ...part, count: 2, name: 'Lost' }],
  others: 'arrived',
  note: 'One dot is one payout.',
}
const column = { parts: [71] }
const columns = {
  ...base,
  form: 'columns',
  measure: '₹# lakh',
  columns: [column, { from: 25, parts: [46] }, { parts: [25] }],
}
const stratum = { name: 'A', value: 60, part: 20 }
const strata = {
  ...base,
  form: 'strata',
  measure: '₹# lakh',
  marked: 'can go',
  total: 60,
  parts: 20,
  strata: [stratum],
}
const plate = { name: 'A', total: 100, marked: 61 }
const grid = { ...base, form: 'grid', columns: 10, cell: 'square', plates: [plate] }
const area = { name: 'A', wide: 100, high: 1380, across: 'payments', up: '₹1,380' }
const areas = { ...base, form: 'area', areas: [area, { ...area, wide: 134, high: 1242 }] }
const task = { name: 'late', minutes: 50, hours: 2500 }
const dial = { ...base, form: 'dial', times: 3000, tasks: [task] }
const ticks = {
  ...base,
  form: 'ticks',
  total: 7,
  row: 3,
  rowName: 'Row 3',
  groups: [
    { name: 'a', count: 3 },
    { name: 'b', count: 4 },
  ],
  ends: ['wait'],
}
const days = {
  ...base,
  form: 'days',
  from: 'Monday 10:40',
  to: 'Friday 11:30',
  minutes: 5810,
  markFrom: 'Wednesday 15:30',
  markTo: 'Wednesday 15:52',
  marked: 22,
  happenings: [{ at: 'Monday 10:40', name: 'approved' }],
}
const sides = {
  ...base,
  form: 'sides',
  events: ['A', 'B', 'C'],
  date: '22 September',
  before: 'old',
  after: 'new',
  cases: ['bba'],
}
const season = { name: 'refunds', usual: 140, peak: 468, from: '2025-10-24', to: '2025-11-07' }
const calendar = {
  ...base,
  form: 'calendar',
  from: '2025-10-01',
  to: '2025-11-07',
  feast: 'Diwali',
  feastDay: '2025-10-20',
  seasons: [season],
}

it.each([dots, columns, strata, grid, areas, dial, ticks, days, sides, calendar])(
  'reads a figure of the form $form',
  (figure) => expect(readFigure(figure)).toMatchObject({ form: figure.form }),
)

describe('a figure is refused', () => {
  it.each([
    ['if it is missing', undefined, "is not valid: it must be 'key: value' lines"],
    ['if it is a string', 'dots', "is not valid: it must be 'key: value' lines"],
    ['with an unknown form', { ...dots, form: 'pie' }, "must have 'form' as one of area, calendar, columns"],
    [
      'with an unknown field',
      { ...grid, colour: 'red' },
      "has the unknown field 'colour'; it may have only form, columns",
    ],
    ['with an unknown ground', { ...grid, ground: 'red' }, "must have 'ground' as ink, emerald or paper"],
    [
      'with a list of things other than strings',
      { ...ticks, ends: [{}] },
      "must have 'ends' as a non-empty list of non-empty strings",
    ],
    ['without alternative text', { ...grid, alt: '' }, "must have 'alt' as a non-empty string"],
    [
      'with parts that do not add up',
      { ...dots, exceptions: 6 },
      'has parts that add up to 5 exceptions, not 6',
    ],
    ['with more exceptions than dots', { ...dots, total: 5 }, 'must have fewer exceptions than its total'],
    [
      'with a count that is not a number',
      { ...dots, total: '100' },
      "must have 'total' as a whole number above 0",
    ],
    [
      'with an unknown mark',
      { ...dots, parts: [{ ...part, mark: 'star' }] },
      "must have 'mark' as one of full",
    ],
    [
      'with a waterfall whose columns do not connect',
      { ...columns, columns: [column, { from: 25, parts: [46] }, { parts: [24] }] },
      'must have column 2 reach from the top of the next column up to the top of the previous one',
    ],
    ['with too few parts in a stack', { ...columns, parts: ['a', 'b'] }, 'must have 2 parts in column 1'],
    [
      'with strata that do not add up',
      { ...strata, total: 61 },
      'has strata whose values add up to 60, not 61',
    ],
    ['with shares that do not add up', { ...strata, parts: 21 }, 'whose parts add up to 20, not 21'],
    [
      'with a share larger than its stratum',
      { ...strata, strata: [{ ...stratum, part: 61 }] },
      'must have a part of at most 60',
    ],
    [
      'with more cells marked than its plate has',
      { ...grid, plates: [{ ...plate, marked: 101 }] },
      "must have a 'marked' of at most 100",
    ],
    [
      'with areas that do not trade height for width',
      { ...areas, areas: [area, area] },
      'the second one wider and lower',
    ],
    ['with hours that do not follow from the minutes', { ...dial, times: 3001 }, 'hours for'],
    ['with tasks of more than an hour', { ...dial, tasks: [{ ...task, minutes: 61 }] }, 'at most 60 minutes'],
    ['with groups that do not add up', { ...ticks, total: 8 }, 'has groups that add up to 7, not 8'],
    ['with a row that does not exist', { ...ticks, row: 8 }, "must have a 'row' of at most 7"],
    [
      'with minutes that do not follow from its moments',
      { ...days, minutes: 5800 },
      "must have 5810 as 'minutes', the time from 'from' to 'to', not 5800",
    ],
    ['with a mark of the wrong length', { ...days, marked: 21 }, "must have 'marked' as 22"],
    [
      'with an invalid moment',
      { ...days, from: 'Monday 10.40' },
      "must have moments from Monday to Friday such as 'Wednesday 15:30'",
    ],
    [
      'with a mark outside the figure’s time',
      { ...days, from: 'Wednesday 15:40' },
      "must have 'markFrom' before 'markTo', and both between 'from' and 'to'",
    ],
    ['with an undecided case', { ...sides, cases: ['bbb'] }, "must have distinct 'cases'"],
    ['with a day outside its calendar', { ...calendar, feastDay: '2025-12-01' }, 'must have days between'],
  ])('%s', (_, value, message) => {
    expect(() => readFigure(value)).toThrow(message)
  })
})
