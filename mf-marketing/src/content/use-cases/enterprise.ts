import * as brand from '@bridge/shared/brand'
import { alert, bars, code, layers, lock, plug, route, search, server } from '@bridge/shared/icons'
import { companiesFigure } from '../benefits/nine-companies.ts'
import { companies, counts, coveredAt, group, position, run } from '../papers/group-position.ts'
import { positionPaper } from '../papers/position-paper.ts'
import { grouped, rupees } from '../rupees.ts'
import { agreed, states } from '../screen.ts'
import type { UseCase } from '../use-case.ts'

const foods = position(companies.Foods)
const retail = position(companies.Retail)
/** What Retail lacks for its vendor run. */
const short = -retail.left
const weekend = 9_03_40_000_00

export const content = {
  head: {
    title: 'Payments and treasury for enterprises',
    description:
      'One payment layer for many entities, banks and ERPs: maker-checker, multi-bank routing with failover, reconciliation by exception.',
  },
  tag: 'Enterprise',
  title: 'Nine companies, one answer to ‘how much?’',
  lead: 'Fourteen accounts, two ERPs and a treasurer who is asked for the position at half past nine. One layer carries instructions to the banks and brings the answers back.',
  order: ['day', 'steps', 'tally'],
  leads: 'claim',
  paper: positionPaper,
  ledger: {
    date: 'Monday, 30 November',
    drawn: 'level',
    entries: [
      {
        time: '09:20',
        event: 'Out of Foods, prepared by the treasurer',
        note: 'The controller approves it, because she may not approve her own.',
        amount: -short,
      },
      { time: coveredAt, event: 'Into Retail, so that its vendor run is covered', amount: short },
      {
        time: '10:20',
        event: `The ERP releases Retail’s ${grouped(run.bills)} bills; ${grouped(run.bills - run.rerouted)} leave through Bank A`,
        amount: -run.first,
      },
      {
        time: '10:34',
        event: `Bank A stops answering; the ${run.rerouted} payments still to go leave through Bank B`,
        note: `The run is complete: ${rupees(companies.Retail.due)}.`,
        amount: -run.second,
      },
      { time: '11:30', event: 'Salaries of the whole group, out of Foods', amount: -companies.Foods.due },
      {
        time: '11:45',
        event: 'The weekend’s receipts of all nine, matched',
        note: 'One credit without an owner goes to the exceptions.',
        amount: weekend,
      },
    ],
    close: { time: '12:00', text: 'Every document in the ERP carries its UTR, and lunch is at one.' },
  },
  steps: [
    {
      icon: server,
      heading: 'Keep the ERP in charge',
      text: 'Payment runs start where they start today. Status, charges and UTR return to the document that asked for the payment.',
      piece: {
        of: 'Retail’s run',
        on: 'Released',
        facts: [
          ['Bills', grouped(run.bills)],
          ['By', 'The ERP'],
        ],
        comesTo: ['Due', companies.Retail.due],
        state: states.onItsWay,
      },
    },
    {
      icon: lock,
      heading: 'Write the mandate in',
      text: 'Limits by entity, amount and role. Nobody checks what they made, whatever the organisation chart says.',
      piece: {
        of: 'Foods to Retail',
        on: '09:20',
        facts: [
          ['Made by', 'Treasurer'],
          ['Checked by', 'Controller'],
        ],
        comesTo: ['Covered', short],
        state: states.paid,
      },
    },
    {
      icon: route,
      heading: 'Let payments find a bank',
      text: `${brand.product}Route chooses among the banks that you work with, and moves on when one of them goes quiet.`,
      piece: {
        of: 'Retail’s run',
        on: 'By 10:34',
        parts: [
          ['Bank A', run.first],
          ['Bank B', run.second],
        ],
        comesTo: ['Sent', run.first + run.second],
        state: states.paid,
      },
    },
    {
      icon: alert,
      heading: 'Look only at the odd ones',
      text: `${brand.product}Recon matches statements with ledgers and leaves you the rest: a bill paid twice, a credit without an owner.`,
      piece: {
        of: 'The weekend',
        on: '11:45',
        facts: [
          ['Companies', `${counts.companies}`],
          ['Without an owner', '1 credit'],
        ],
        comesTo: ['Receipts', weekend],
        state: agreed.matched,
      },
    },
    {
      icon: layers,
      heading: 'Roll it up for the board',
      text: 'Balances add up by company and by bank at any hour, and export into the pack that goes upstairs.',
      piece: {
        of: 'Group',
        on: '09:05',
        parts: group.banks.map((balance, i) => [`Bank ${'ABCD'[i]}`, balance]),
        comesTo: ['Position', group.balance],
      },
    },
  ],
  benefits: [
    {
      icon: plug,
      figure: `${run.rerouted} moved`,
      heading: 'One bank down, work goes on',
      text: 'When one bank fails, payments move to another; a payment in doubt is not sent again until its status is known.',
    },
    {
      icon: search,
      figure: grouped(run.bills),
      heading: 'Audits by search',
      text: 'Maker, checker, time and reference are kept with every instruction, so nobody samples vouchers from cartons.',
    },
    {
      icon: bars,
      figure: rupees(foods.left),
      heading: 'Idle crores found',
      text: 'Surplus shows at nine in the morning, while treasury still has the day to do something with it.',
    },
    {
      icon: code,
      figure: '10th entity',
      heading: 'One review by IT',
      text: 'The tenth entity and the fifth bank join the integration that security has already signed off.',
    },
  ],
  gain: 'Nine companies, one view at nine',
  drawn: {
    figure: companiesFigure,
    text: `The ninth is Retail, ${rupees(short)} short. Foods has it to spare, and by ${coveredAt} it’s nine of nine.`,
  },
  invitation:
    'Send your treasurer and your toughest architect. The first will ask about cut-offs and the second about failover, and we enjoy both.',
} satisfies UseCase
