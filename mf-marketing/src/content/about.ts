import * as brand from '@bridge/shared/brand'
import type { Group, Item, PageHead } from './item.ts'
import { grouped } from './rupees.ts'

export const head: PageHead = {
  title: 'About us',
  description: `${brand.product} is a technology service provider in India: one API stack between businesses and licensed partner banks.`,
}

export const hero = {
  tag: 'About Us',
  title: 'We build the bridge between banks and businesses',
  lead: `${brand.legalName} offers a unified API stack for compliant money movement: payouts, collections and connected banking in one place.`,
  tags: ['Composable', 'Plug-and-Play'],
}

/** What our claims count, for their texts and drawings. */
export const counted = { years: 10, uptime: 99.9, banks: 5 } as const

/** A claim, with what can be counted about it in its text. */
export interface Claim extends Item {
  readonly figure: string
  readonly drawn: 'ledger' | 'years' | 'uptime' | 'banks'
  /** What is drawn. */
  readonly note: string
}

const parts = grouped(Math.round(1 / (1 - counted.uptime / 100)))

export const why: Group<Claim> = {
  heading: `Why ${brand.product}`,
  items: [
    {
      heading: 'Modular scalable APIs',
      figure: '1 ledger',
      text: 'Start with one module, add others later. 1 ledger is under all of them, so nothing is integrated twice.',
      drawn: 'ledger',
      note: 'Solid: your first module. Dashed: those you add.',
    },
    {
      heading: 'RBI-compliant infrastructure',
      figure: `${counted.years} years`,
      text: `KYC and AML checks, escrow and records follow the directions of the Reserve Bank. Transaction records are kept for ${counted.years} years.`,
      drawn: 'years',
      note: 'A volume for every year.',
    },
    {
      heading: 'Industry-grade uptime and security',
      figure: `${counted.uptime}% uptime`,
      text: `Encryption throughout, controls that are reviewed every year, and a target of ${counted.uptime}% uptime.`,
      drawn: 'uptime',
      note: `To scale. In the ring: 1 part in ${parts}.`,
    },
    {
      heading: 'Multi-bank backend ecosystem',
      figure: '1 address',
      text: 'Several partner banks are behind 1 address. If one of them is down, there is a way round it.',
      drawn: 'banks',
      note: `${counted.banks} banks, one of them down, ${counted.banks - 1} ways round it.`,
    },
  ],
}

export const status = {
  heading: 'What we are, and what we are not',
  sides: [
    {
      heading: 'Yes',
      items: [
        'We are a technology service provider',
        'We work with licensed partner banks',
        'We perform KYC and AML checks on every business',
        'We aim to become a licensed payment aggregator and gateway',
      ],
    },
    {
      heading: 'No',
      items: [
        'We are not a bank and not a payment aggregator',
        'We do not support gaming, betting or crypto transactions',
      ],
    },
  ],
} as const

/** The number of payers and payees drawn around one business. */
export interface Flow {
  readonly from: number
  readonly to: number
}

export const audiences: Group<Item & { readonly flow: Flow }> = {
  heading: 'For everybody who moves money for a living',
  items: [
    {
      heading: 'Merchants and SMEs',
      text: 'Shops, distributors and medium-sized firms that are paid by many and pay many.',
      flow: { from: 6, to: 6 },
    },
    {
      heading: 'Startups and fintechs',
      text: 'Teams that want payments in their product, and their engineers on their product.',
      flow: { from: 6, to: 1 },
    },
    {
      heading: 'Enterprises',
      text: 'Groups with many entities, many banks and one treasury.',
      flow: { from: 4, to: 1 },
    },
    {
      heading: 'Marketplaces and platforms',
      text: 'What a buyer pays is split among sellers by rule, and each seller sees why.',
      flow: { from: 1, to: 5 },
    },
    {
      heading: 'Gig platforms',
      text: 'Thousands of small payouts a day, to people who look for theirs in the evening.',
      flow: { from: 1, to: 12 },
    },
    {
      heading: 'Freelancers and consultants',
      text: 'One-person firms that want to be paid on time.',
      flow: { from: 1, to: 1 },
    },
  ],
}

export const closing = {
  heading: 'Talk to the people who build it',
  text: 'No script: an engineer and somebody from finance will look at your case with you.',
  action: { href: '/contact', label: 'Contact Us' },
}
