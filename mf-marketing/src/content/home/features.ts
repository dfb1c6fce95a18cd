import { code, eye, people, recon, route, shield } from '@bridge/shared/icons'
import type { Marked, Shown } from '../item.ts'
import { screens } from '../screens/home.ts'

export type FeatureTile = Shown & Marked

export const features = {
  heading: 'What you get with every product',
  lead: 'Six things that you would otherwise build first.',
  tiles: [
    {
      icon: code,
      heading: 'Unified API',
      text: 'Payouts, collections and banking speak one language.',
      screen: screens.api,
    },
    {
      icon: route,
      heading: 'Smart routing',
      text: 'Each payment takes the bank and the rail that will carry it.',
      screen: screens.routing,
    },
    {
      icon: recon,
      heading: 'Automatic reconciliation',
      text: 'Bank lines find their invoices without a spreadsheet.',
      screen: screens.matching,
    },
    {
      icon: eye,
      heading: 'Real-time visibility',
      text: 'Balances and states as they are now, in one dashboard.',
      screen: screens.balances,
    },
    {
      icon: shield,
      heading: 'Compliance built in',
      text: 'KYC and AML checks before the first rupee moves.',
      screen: screens.checks,
    },
    {
      icon: people,
      heading: 'Controls for teams',
      text: 'Roles, limits and maker-checker for everything that pays.',
      screen: screens.controls,
    },
  ] satisfies readonly FeatureTile[] as readonly FeatureTile[],
}
