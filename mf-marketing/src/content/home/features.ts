import { bank, book, eye, invoice, recon, shop, wallet } from '@bridge/shared/icons'
import type { Drawn, Shown } from '../item.ts'
import { screens } from './screens.ts'

export type FeatureTile = Shown | Drawn

export const features = {
  heading: 'What you get with every product',
  lead: 'Six things you’d otherwise build first.',
  tiles: [
    {
      heading: 'Unified API',
      text: 'Payouts, collections and banking speak one language.',
      screen: screens.api,
    },
    {
      heading: 'Smart routing',
      text: 'Each payment takes the bank and the rail that will carry it.',
      picture: {
        label: 'A payment leaves by the second of three banks, because the first is slow.',
        stations: [
          [wallet, 'You'],
          [bank, 'Bank A'],
          [bank, 'Bank B'],
          [bank, 'Bank C'],
          [shop, 'Payee'],
        ],
        spans: [
          [0, 1],
          [0, 2, 'A is slow: take B'],
          [2, 4, 'IMPS in 2 s'],
          [3, 4],
        ],
      },
    },
    {
      heading: 'Automatic reconciliation',
      text: 'Bank lines find their invoices without a spreadsheet.',
      picture: {
        label: 'Bank lines and invoices meet in a match; matched ones go to the books, the rest to a person.',
        stations: [
          [bank, 'Bank lines'],
          [invoice, 'Invoices'],
          [recon, 'Match'],
          [book, 'Books'],
          [eye, 'You'],
        ],
        spans: [
          [0, 2, '1,287 lines'],
          [1, 2],
          [2, 3],
          [2, 4, '3 to review'],
        ],
      },
    },
    {
      heading: 'Real-time visibility',
      text: 'Balances and states as they are now, in one dashboard.',
      screen: screens.balances,
    },
    {
      heading: 'Compliance built in',
      text: 'KYC and AML checks before the first rupee moves.',
      screen: screens.checks,
    },
    {
      heading: 'Controls for teams',
      text: 'Roles, limits and maker-checker for everything that pays.',
      screen: screens.controls,
    },
  ] satisfies readonly FeatureTile[] as readonly FeatureTile[],
}
