import type { Checked, Slip } from '../figures/approval.ts'
import type { Calls } from '../figures/calls.ts'
import { balances, match } from '../figures/connect.ts'
import type { Columns, Lanes, Pairs } from '../figures/figure.ts'
import { calls, checks, routes, slip } from '../figures/home.ts'
import type { Item } from '../item.ts'
import { grouped } from '../rupees.ts'

/** An item beside a figure that shows it at work. */
export interface FeatureTile extends Item {
  readonly figure: Calls | Lanes | Pairs | Columns | Checked | Slip
}

export const features = {
  heading: 'What you get with every product',
  lead: 'Six things you’d otherwise build first.',
  tiles: [
    {
      heading: 'Unified API',
      text: 'Payouts, collections and banking speak one language.',
      figure: calls,
    },
    {
      heading: 'Smart routing',
      text: 'Each payment takes the bank and the rail that will carry it.',
      figure: routes,
    },
    {
      heading: 'Automatic reconciliation',
      text: 'Bank lines find their invoices without a spreadsheet.',
      figure: {
        ...match,
        label: `${grouped(match.matched)} of ${grouped(match.of)} lines of a statement agree with your books; the rest are for you.`,
      },
    },
    {
      heading: 'Real-time visibility',
      text: 'Balances and states as they are now, in one dashboard.',
      figure: balances,
    },
    {
      heading: 'Compliance built in',
      text: 'KYC and AML checks before the first rupee moves.',
      figure: checks,
    },
    {
      heading: 'Controls for teams',
      text: 'Roles, limits and maker-checker for everything that pays.',
      figure: slip,
    },
  ] satisfies readonly FeatureTile[] as readonly FeatureTile[],
}
