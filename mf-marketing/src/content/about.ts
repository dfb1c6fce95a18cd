import * as brand from '@bridge/shared/brand'
import type { Group, Item, PageHead } from './item.ts'

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

/** A claim, and what can be counted about it: how many, and of what. */
export interface Claim extends Item {
  readonly figure: readonly [count: string, of: string]
}

export const why: Group<Claim> = {
  heading: `Why ${brand.product}`,
  items: [
    {
      heading: 'Modular scalable APIs',
      figure: ['1', 'ledger'],
      text: 'Start with one module, add others later. One ledger is under all of them, so nothing is integrated twice.',
    },
    {
      heading: 'RBI-compliant infrastructure',
      figure: ['10', 'years'],
      text: 'KYC and AML checks, escrow and records follow the directions of the Reserve Bank. Transaction records are kept for 10 years.',
    },
    {
      heading: 'Industry-grade uptime and security',
      figure: ['99.9%', 'uptime'],
      text: 'Encryption throughout, controls that are reviewed every year, and a target of 99.9% uptime.',
    },
    {
      heading: 'Multi-bank backend ecosystem',
      figure: ['1', 'address'],
      text: 'Several partner banks are behind one address. If one of them is down, there is a way round it.',
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

export const audiences: Group = {
  heading: 'For everybody who moves money for a living',
  items: [
    {
      heading: 'Merchants and SMEs',
      text: 'Shops, distributors and medium-sized firms that are paid by many and pay many.',
    },
    {
      heading: 'Startups and fintechs',
      text: 'Teams that want payments in their product, and their engineers on their product.',
    },
    {
      heading: 'Enterprises',
      text: 'Groups with many entities, many banks and one treasury.',
    },
    {
      heading: 'Marketplaces and platforms',
      text: 'What a buyer pays is split among sellers by rule, and each seller sees why.',
    },
    {
      heading: 'Gig platforms',
      text: 'Thousands of small payouts a day, to people who look for theirs in the evening.',
    },
    {
      heading: 'Freelancers and consultants',
      text: 'One-person firms that want to be paid on time.',
    },
  ],
}

export const closing = {
  heading: 'Talk to the people who build it',
  text: 'No script: an engineer and somebody from finance will look at your case with you.',
  action: { href: '/contact', label: 'Contact Us' },
}
