import { done, moving, type Screen, waiting } from '../screen.ts'

export const screens = {
  invoice: {
    title: 'Invoice 2041',
    sum: '₹64,900',
    rows: [
      ['Steel brackets, 500', 'HSN 7308', '₹55,000', done('In stock')],
      ['GST 18%', 'IRN from the portal', '₹9,900', done('Signed')],
      ['E-way bill', 'Pune to Nashik', '210 km', done('Generated')],
    ],
  },
  link: {
    title: 'Payment link of invoice 2041',
    sum: '₹64,900',
    rows: [
      ['Email', 'accounts@anand.example', '10:02', done('Opened')],
      ['WhatsApp', 'Anand Traders, purchase', '10:02', done('Read')],
      ['SMS reminder', 'Two days before it is due', 'Thursday', moving('Planned')],
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
  eway: {
    title: 'GST documents',
    sum: 'November',
    rows: [
      ['Invoice 2041', 'IRN and QR code', '₹64,900', done('Signed')],
      ['E-way bill 3310…', 'Valid for two days', '210 km', done('Live')],
      ['Invoice 2042', 'GSTIN of the buyer missing', '₹18,200', waiting('Fix')],
    ],
  },
  reminders: {
    title: 'Receivables',
    sum: '₹14,06,000 open',
    rows: [
      ['Kaveri Mills', 'Opened twice, due on Friday', '₹6,02,500', moving('Reminded')],
      ['Anand Traders', 'Paid two days early', '₹64,900', done('Paid')],
      ['Shree Stores', 'Overdue by four days', '₹41,800', waiting('Promised')],
    ],
  },
  split: {
    title: 'Order 55287',
    sum: '₹10,000',
    rows: [
      ['Seller', '82%', '₹8,200', done('Settled')],
      ['Delivery partner', 'Fixed fee', '₹600', done('Settled')],
      ['Your commission', 'The rest', '₹1,200', done('Settled')],
    ],
  },
  credit: {
    title: 'Shree Stores',
    sum: '₹33,300 to pay',
    rows: [
      ['Invoice 1998', 'Overdue by four days', '₹41,800', moving('Open')],
      ['Credit note 77', 'Three broken cartons', '− ₹8,500', done('Applied')],
      ['Tally', 'Both entries', '₹33,300', done('Synced')],
    ],
  },
  cash: {
    title: 'Cash on delivery',
    sum: '318 orders',
    rows: [
      ['Courier North', '204 orders', '₹2,91,400', done('Matched')],
      ['Courier South', '113 orders', '₹1,60,250', done('Matched')],
      ['Order 54870', 'Delivered, not remitted', '₹1,499', waiting('Claim')],
    ],
  },
  settlement: {
    title: 'Today’s settlements',
    sum: '₹9,41,250',
    rows: [
      ['Cards and netbanking', 'Instant, at 14:05', '₹3,18,400', done('Settled')],
      ['UPI and QR', 'T+0, at 18:00', '₹2,06,150', moving('In process')],
      ['Virtual accounts', '31 of 31 invoices', '₹4,16,700', done('Matched')],
      ['One payment', 'No invoice for ₹7,777', '₹7,777', waiting('Review')],
    ],
  },
} satisfies Record<string, Screen>
