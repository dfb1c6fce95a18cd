import { done, moving, type Screen, waiting } from '../screen.ts'

export const screens = {
  invoice: {
    title: 'Invoice 2041',
    sum: '₹64,900',
    rows: [
      ['Steel brackets, 500', 'HSN 7308', '₹55,000', 'In stock'],
      ['GST 18%', 'IRN from the portal', '₹9,900', 'Signed'],
      ['E-way bill', 'Pune to Nashik', '210 km', 'Generated'],
    ],
  },
  link: {
    title: 'Payment link of invoice 2041',
    sum: '₹64,900',
    rows: [
      ['Email', 'accounts@anand.example', '10:02', 'Opened'],
      ['WhatsApp', 'Anand Traders, purchase', '10:02', 'Read'],
      ['SMS reminder', 'Two days before it is due', 'Thursday', 'Planned'],
    ],
  },
  inbox: {
    title: 'Collections inbox',
    sum: '₹8,31,400 today',
    rows: [
      ['Anand Traders', 'Virtual account, invoice 2041', '₹64,900', done('Matched')],
      ['Counter 3', 'QR, 41 payments', '₹38,220', done('Matched')],
      ['Meera Foods', 'Card, settled at once', '₹1,12,000', done('Settled')],
    ],
  },
  settlement: {
    title: 'Today’s settlements',
    sum: '₹9,49,027',
    rows: [
      ['Cards and netbanking', 'Instant, at 14:05', '₹3,18,400', done('Settled')],
      ['UPI and QR', 'T+0, at 18:00', '₹2,06,150', moving('In process')],
      ['Virtual accounts', '31 of 31 invoices', '₹4,16,700', done('Matched')],
      ['One payment', 'No invoice for ₹7,777', '₹7,777', waiting('Review')],
    ],
  },
} satisfies Record<string, Screen>
