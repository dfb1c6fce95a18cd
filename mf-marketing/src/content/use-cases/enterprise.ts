import * as brand from '@bridge/shared/brand'
import {
  alert,
  bank,
  bars,
  box,
  code,
  layers,
  lock,
  people,
  plug,
  route,
  search,
  server,
  shop,
  tower,
  vault,
} from '@bridge/shared/icons'
import { done, waiting } from '../screen.ts'
import type { UseCase } from '../use-case.ts'

export const content = {
  head: {
    title: 'Payments and treasury for enterprises',
    description:
      'One payment layer for many entities, banks and ERPs: maker-checker, multi-bank routing with failover, reconciliation by exception.',
  },
  tag: 'Enterprise',
  title: 'Nine companies, one answer to ‘how much?’',
  lead: 'Fourteen accounts, two ERPs and a treasurer who is asked for the position at half past nine. One layer takes instructions to the banks and brings the answers back.',
  picture: {
    label:
      'A group pays its staff and tops up its retail company, which pays vendors; when one bank stops answering, payments move to another.',
    stations: [
      [tower, 'Group'],
      [shop, 'Retail'],
      [bank, 'Bank one'],
      [vault, 'Bank two'],
      [box, 'Vendors'],
      [people, 'Staff'],
    ],
    spans: [
      [0, 5, 'Salaries ₹2,75,00,000'],
      [1, 4, 'Vendors ₹6,20,00,000'],
      [2, 3, '312 rerouted'],
      [0, 1],
    ],
  },
  day: 'Monday, 9:05. The treasurer reads ₹41,60,00,000 across nine companies, with Retail ₹90,00,000 short of its vendor run. She prepares the transfer; the controller approves it, because she may not approve her own. At 10:20 the ERP releases Retail’s 1,840 bills for ₹6,20,00,000. At 10:34 one bank stops answering, so the 312 payments still to go leave through a second. By noon every document in the ERP carries its UTR.',
  steps: [
    {
      icon: server,
      heading: 'Keep the ERP in charge',
      text: 'Payment runs start where they start today. Status, charges and UTR return to the document that asked for the payment.',
    },
    {
      icon: lock,
      heading: 'Write the mandate in',
      text: 'Limits by entity, amount and role. Nobody checks what they made, whatever the organisation chart says.',
    },
    {
      icon: route,
      heading: 'Let payments find a bank',
      text: `${brand.product}Route chooses among the banks that you work with, and moves on when one of them goes quiet.`,
    },
    {
      icon: alert,
      heading: 'Look only at the odd ones',
      text: `${brand.product}Recon matches statements with ledgers and leaves you the rest: a bill paid twice, a credit without an owner.`,
    },
    {
      icon: layers,
      heading: 'Roll it up for the board',
      text: 'Balances add up by company and by bank at any hour, and export into the pack that goes upstairs.',
    },
  ],
  benefits: [
    {
      icon: plug,
      heading: 'One bank down, work goes on',
      text: 'When one bank fails, payments move to another; a payment in doubt is not sent again until its status is known.',
    },
    {
      icon: search,
      heading: 'Audits by search',
      text: 'Maker, checker, time and reference are kept with every instruction, so nobody samples vouchers from cartons.',
    },
    {
      icon: bars,
      heading: 'Idle crores found',
      text: 'Surplus shows at nine in the morning, while treasury still has the day to do something with it.',
    },
    {
      icon: code,
      heading: 'One review by IT',
      text: 'The tenth entity and the fifth bank join the integration that security has already signed off.',
    },
  ],
  screen: {
    title: 'Group position, 9:05',
    sum: '₹41,60,00,000',
    rows: [
      ['Foods', 'Four accounts', '₹18,25,00,000', done('Live')],
      ['Logistics', 'Two accounts', '₹6,40,00,000', done('Live')],
      ['Retail', 'Two accounts, run at 10:20', '₹5,30,00,000', waiting('Short')],
      ['Six more', 'One account each', '₹11,65,00,000', done('Live')],
    ],
  },
  invitation:
    'Send your treasurer and your toughest architect. The first will ask about cut-offs and the second about failover, and we enjoy both.',
} satisfies UseCase
