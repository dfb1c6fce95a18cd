import * as brand from '@bridge/shared/brand'
import { type Topic, topic } from './category.ts'

const { product, slug } = brand

/** Money out, money in, and money in the bank. */
export const moving: readonly Topic[] = [
  topic(
    `Payouts with ${product}Pay`,
    ['Six ways', 'Smart retries', 'over INR 50,000'],
    [
      'Which rails can I pay out on?',
      'Six ways: NEFT, RTGS, IMPS, UPI, bank transfer and cards. You choose the rail for each payout.',
      { href: `/${slug}-pay`, label: `More about ${product}Pay` },
    ],
    [
      'Can I pay many people at once?',
      'Yes. Upload a CSV file or call the API. Each line is checked before any money moves, and a wrong line does not hold up the rest.',
    ],
    [
      'What happens when a payout fails?',
      'Smart retries repeat what can be repeated, and you can follow the state of each payout. A payout whose state is uncertain is never sent a second time.',
    ],
    [
      'Is a beneficiary checked before a large payout?',
      'Yes. Payouts over INR 50,000 need the beneficiary’s name and a validated account, by penny-drop or bank API.',
    ],
    [
      'Can I pay bills and vendors too?',
      'Yes. Bills can be paid on their due date, and vendor payments show what is due, what was paid and who approved it.',
    ],
  ),
  topic(
    `Collections with ${product}Collect`,
    ['Five ways', 'email, SMS and WhatsApp', 'to see who paid'],
    [
      'How can my customers pay?',
      'Five ways: UPI/VPA, virtual accounts, QR, POS and cards. Everything arrives in one list, whichever way it was paid.',
      { href: `/${slug}-collect`, label: `More about ${product}Collect` },
    ],
    [
      'Can I send payment links?',
      'Yes, together with GST-ready invoices, by email, SMS and WhatsApp. You see which of them are paid.',
    ],
    [
      'Are reminders sent for me?',
      'Yes. Reminders go out automatically before and after the due date, and stop when the invoice is paid.',
    ],
    [
      'Can one payment be split?',
      'Yes. Split payments share what comes in among sellers, partners and yourself, by rules that you set.',
    ],
    [
      'What is a virtual account good for?',
      'It is there to see who paid. Give each customer or invoice an account number of its own, and a transfer to that number says by itself who sent it, and for what.',
    ],
  ),
  topic(
    'Settlement and escrow',
    ['T+0 or T+1', 'bank holidays, cut-off times'],
    [
      'When is my money in my account?',
      'T+0 or T+1: on the same or the next working day, as agreed for your account and subject to the partner bank’s cut-off times and holidays.',
    ],
    [
      'Is instant settlement possible?',
      `Yes. ${product}Collect offers instant settlement even for card and netbanking payments.`,
    ],
    [
      'Why can a settlement be delayed?',
      'The usual reasons are bank holidays, cut-off times and risk holds. Write to support with the reference, and we will say which of them it is.',
    ],
    [
      'Can money be kept in escrow?',
      `Yes. ${product}Vault offers escrow and pooled accounts with partner banks, and shows at all times whose money it is.`,
    ],
  ),
  topic(
    `Connected banking with ${product}Connect`,
    ['All major banks', 'balance in real time'],
    [
      'Which banks can I link?',
      'All major banks are supported. You can link several accounts of several banks to one dashboard.',
      { href: `/${slug}-connect`, label: `More about ${product}Connect` },
    ],
    [
      'Do I have to move my accounts?',
      'No. You link the accounts that you have. The account holder authorises access with the bank itself, and can take it back at any time.',
    ],
    [
      'What can I see for a linked account?',
      'Its balance in real time, its cashflow, and the bills and invoices that belong to it. Everything can be exported for your auditor.',
    ],
    [
      'Can I move money between my own accounts?',
      'Yes. Account-to-account transfers can be made from the dashboard, with the approval that your roles ask for.',
    ],
  ),
]
