import { brand } from '@bridge/shared/brand'
import type { Group, PageHead } from './item.ts'

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

export const why: Group = {
  heading: `Why ${brand.product}`,
  items: [
    {
      heading: 'Modular scalable APIs',
      text: 'Start with one module, add others later. They share a ledger, so nothing is integrated twice.',
    },
    {
      heading: 'RBI-compliant infrastructure',
      text: 'KYC and AML checks, escrow and records follow the directions of the Reserve Bank.',
    },
    {
      heading: 'Industry-grade uptime and security',
      text: 'A 99.9% uptime target, encryption throughout, and controls that are reviewed every year.',
    },
    {
      heading: 'Multi-bank backend ecosystem',
      text: 'Several partner banks behind one address, with a way round any of them.',
    },
  ],
}

export const status: Group = {
  heading: 'What we are, and what we are not',
  items: [
    {
      heading: 'A technology service provider',
      text: 'We are not a bank and not a payment aggregator. We work with licensed partner banks, and aim to become a licensed payment aggregator and gateway.',
    },
    {
      heading: 'Careful about whom we serve',
      text: 'We perform KYC and AML checks on every business, and do not support gaming, betting or crypto transactions.',
    },
  ],
}

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
    { heading: 'Enterprises', text: 'Groups with many entities, many banks and one treasury.' },
    {
      heading: 'Marketplaces and platforms',
      text: 'Gig platforms too: split what comes in, pay out to thousands.',
    },
    { heading: 'Freelancers and consultants', text: 'Companies of one that would like to be paid on time.' },
  ],
}

export const closing = {
  heading: 'Talk to the people who build it',
  text: 'No script: an engineer and somebody from finance will look at your case with you.',
  action: { href: '/contact', label: 'Contact Us' },
}
