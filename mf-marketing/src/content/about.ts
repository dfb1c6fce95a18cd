import * as brand from '@bridge/shared/brand'
import {
  bank,
  laptop,
  layers,
  plug,
  scales,
  search,
  shield,
  shop,
  sprout,
  tower,
  truck,
} from '@bridge/shared/icons'
import type { Group, Marked, PageHead } from './item.ts'

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

export const why: Group<Marked> = {
  heading: `Why ${brand.product}`,
  items: [
    {
      icon: layers,
      heading: 'Modular scalable APIs',
      text: 'Start with one module, add others later. They share a ledger, so nothing is integrated twice.',
    },
    {
      icon: scales,
      heading: 'RBI-compliant infrastructure',
      text: 'KYC and AML checks, escrow and records follow the directions of the Reserve Bank.',
    },
    {
      icon: shield,
      heading: 'Industry-grade uptime and security',
      text: 'A 99.9% uptime target, encryption throughout, and controls that are reviewed every year.',
    },
    {
      icon: bank,
      heading: 'Multi-bank backend ecosystem',
      text: 'Several partner banks behind one address, with a way round any of them.',
    },
  ],
}

export const status: Group<Marked> = {
  heading: 'What we are, and what we are not',
  items: [
    {
      icon: plug,
      heading: 'A technology service provider',
      text: 'We are not a bank and not a payment aggregator. We work with licensed partner banks, and aim to become a licensed payment aggregator and gateway.',
    },
    {
      icon: search,
      heading: 'Careful about whom we serve',
      text: 'We perform KYC and AML checks on every business, and do not support gaming, betting or crypto transactions.',
    },
  ],
}

export const audiences: Group<Marked> = {
  heading: 'For everybody who moves money for a living',
  items: [
    {
      icon: shop,
      heading: 'Merchants and SMEs',
      text: 'Shops, distributors and medium-sized firms that are paid by many and pay many.',
    },
    {
      icon: sprout,
      heading: 'Startups and fintechs',
      text: 'Teams that want payments in their product, and their engineers on their product.',
    },
    {
      icon: tower,
      heading: 'Enterprises',
      text: 'Groups with many entities, many banks and one treasury.',
    },
    {
      icon: layers,
      heading: 'Marketplaces and platforms',
      text: 'What a buyer pays is split among sellers by rule, and each seller sees why.',
    },
    {
      icon: truck,
      heading: 'Gig platforms',
      text: 'Thousands of small payouts a day, to people who look for theirs in the evening.',
    },
    {
      icon: laptop,
      heading: 'Freelancers and consultants',
      text: 'Companies of one that would like to be paid on time.',
    },
  ],
}

export const closing = {
  heading: 'Talk to the people who build it',
  text: 'No script: an engineer and somebody from finance will look at your case with you.',
  action: { href: '/contact', label: 'Contact Us' },
}
