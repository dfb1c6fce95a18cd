import { shop } from '@bridge/shared/icons'
import { shutterDown } from '../endings/shutter-down.ts'
import type { Line, Paper } from '../paper.ts'
import { rupees } from '../rupees.ts'
import { states } from '../screen.ts'
import { counterScale } from './counter-scale.ts'
import { accounts, byLink, counts, dueOf, followed, further, total } from './khata.ts'
import { stepsBy } from './steps.ts'
import { whole } from './whole.ts'

const figures = (account: typeof total): Line => [account.owed, account.paid, dueOf(account)].map(whole)

/** A page of the account book that a kirana keeps under the counter. */
export const khataPage = {
  label: `A page of a kirana’s khata: ${counts.accounts} flats, what each took on credit in October, what it has paid, and the balance. A thread leads from the line of Mrs Deshpande, who owes ${rupees(dueOf(followed))}, to her message on the shop’s phone, where her reminder waits for Sunday. The other ${counts.settled} have paid ${rupees(byLink)} by link.`,
  make: 'book',
  opening: 'spread',
  letterhead: {
    mark: shop,
    issuer: 'Ganesh Kirana',
    address: 'Kothrud, Pune',
    title: 'Khata',
    page: 'Page 41',
  },
  fields: [
    ['Month', 'October'],
    ['Account', 'Flats upstairs'],
    ['Due on', 'Salary day'],
    ['Page before', '40, all struck off'],
  ],
  columns: [
    { label: 'Name', width: 11, is: 'name' },
    { label: 'Date', width: 4.75, is: 'detail' },
    { label: 'For', width: 9, is: 'detail' },
    { label: 'Owed', width: 5.25, is: 'sum' },
    { label: 'Paid', width: 4.75, is: 'less' },
    { label: 'Balance', width: 5.25, is: 'net' },
  ],
  lines: accounts.map((account) => [account.name, account.date, account.goods, ...figures(account)]),
  stitched: accounts.indexOf(followed),
  steps: stepsBy(whole, [['Paid since', -followed.paid]]),
  more: [`${further.accounts} more flats`, 'overleaf', '', ...figures(further)],
  total: [`${counts.accounts} flats`, '', '', ...figures(total)],
  slip: {
    label: 'Struck off',
    amount: rupees(byLink),
    fields: [
      ['On', '10 Nov, by nine at night'],
      ['By', `UPI, ${counts.settled} links`],
      ['Left', `3C, ${rupees(dueOf(followed))}`],
    ],
  },
  thing: counterScale,
  ledger: {
    form: 'phone',
    title: 'October’s khata, by link',
    sum: `${counts.settled} of ${counts.accounts} bills`,
    rows: accounts.map((account) => [
      account.name,
      account === followed ? 'Reminder set for Sunday' : 'By UPI, on the link',
      dueOf(account),
      account === followed ? states.waiting : states.paid,
    ]),
    more: [`${further.accounts} more flats`, dueOf(further)],
    foot: [`${counts.accounts} flats`, dueOf(total)],
  },
  ending: shutterDown,
} satisfies Paper
