import { expect, test } from '../support/fixtures.ts'
import { some } from '../support/sample.ts'

/** What the specification requires of each page, as text that the page must contain. */
const said: Record<string, readonly (string | RegExp)[]> = {
  '/': [
    'Need to Move Money, just bridge it',
    'A trusted Technology Service Provider for secure, scalable, compliant financial infrastructure.',
    'BridgePay',
    'BridgeCollect',
    'BridgeConnect',
    'BridgeOnboard',
    'API-first onboarding',
    'Document verification',
    'BridgeRoute',
    'Dynamic selection',
    'Failover',
    'BridgeRecon',
    'Automated matching',
    'ERP sync',
    'Anomaly detection',
    'BridgeVault',
    'Escrow accounts',
    'Pooled accounts',
    '5 minute setup',
    'Bank-grade security',
    '99.9% uptime SLA',
    'REST/GraphQL',
    'It was live in 2 days',
    'RBI',
    'PCI',
    'ISO',
    'SOC',
    'Top Rated',
  ],
  '/bridge-pay': [
    'NEFT, RTGS, IMPS, UPI, bank transfer and cards',
    'Bulk payouts by CSV',
    'Smart retries and tracking',
    'Pay bills',
    'reconciled with your accounting tool',
    'vendor payments',
    'Up to 75% less workload on bulk payments',
    'Connected banking',
    'Business owners',
    'Finance teams',
    'Operations managers',
    'Product teams',
  ],
  '/bridge-collect': [
    'UPI/VPA, virtual accounts, QR, POS and cards',
    'Collect and reconcile',
    'Faster settlement',
    'GST-ready',
    /By email, SMS or WhatsApp/,
    'Split payments',
    'credit notes',
    'Automatic reminders',
    'Reminders and status',
    'Tally',
    'Zoho Books',
    'e-invoice',
    'e-way bill',
    'instant settlement even for card and netbanking payments',
    'Cash on delivery',
    'T+0 or T+1',
    'Business Owners',
    'Finance Teams',
    'Operations Managers',
    'Embed the payments APIs',
  ],
  '/bridge-connect': [
    'One dashboard to link several bank accounts',
    'balances in real time',
    'Cashflow',
    'Account-to-account transfers',
    'Bills and invoices',
    'Reconcile and export',
    'Connect your account',
    'Authorize secure access',
    'Get connected banking',
    'View balances across business accounts',
    'Pay vendors and manage disbursements',
    'Track customer payments and reconcile faster',
    'All major banks are supported',
    'Built for Businesses',
    'Businesses and startups',
    'Finance teams',
    'Platforms and fintechs',
  ],
  '/about': [
    'Composable',
    'Plug-and-Play',
    'Modular scalable APIs',
    'RBI-compliant infrastructure',
    'Industry-grade uptime and security',
    'Multi-bank backend ecosystem',
    'not a bank and not a payment aggregator',
    'licensed partner banks',
    'aim to become a licensed payment aggregator and gateway',
    'KYC and AML checks',
    'do not support gaming, betting or crypto',
    'Merchants and SMEs',
    'Startups and fintechs',
    'Enterprises',
    'Marketplaces and platforms',
    'Gig platforms',
    'Freelancers and consultants',
  ],
  '/careers': [
    'Why work with us',
    'Our values',
    'Product Manager',
    'Backend Developer (Node.js)',
    'UI/UX Designer',
    'Remote / Full Time',
  ],
}

for (const [path, sentences] of some(Object.entries(said), 3))
  test(`${path} says what the specification requires`, async ({ page }) => {
    await page.goto(path)
    for (const sentence of sentences) await expect.soft(page.getByRole('main')).toContainText(sentence)
  })

test('the comparison has its six rows with their figures', async ({ page }) => {
  await page.goto('/')
  const table = page.getByRole('table').filter({ hasText: 'Setup time' })
  const rows = table.getByRole('row')
  await expect(rows).toHaveText([
    'FeatureBridgeOthers',
    'Setup time5 minutes2-4 weeks',
    /^Documentation.+Incomplete$/,
    'Uptime99.9%95-99%',
    'SettlementInstantT+1 to T+3',
    'Support responseUnder 2 hours24-48 hours',
    'PricingTransparentHidden charges',
  ])
})

test('every call to action leads to the contact page', async ({ page }) => {
  const actions = {
    '/': ['Get Started', 'Book a Demo', 'Contact Us', 'View Documentation', 'Try Sandbox'],
    '/bridge-pay': ['Get Started', 'Book Demo'],
    '/bridge-collect': ['Get Started'],
    '/bridge-connect': ['Get Started'],
    '/startup': ['Get Started', 'Book a Demo'],
  }
  for (const [path, names] of Object.entries(actions)) {
    await page.goto(path)
    for (const name of names)
      for (const link of await page.getByRole('main').getByRole('link', { name, exact: true }).all())
        await expect(link, `${name} on ${path}`).toHaveAttribute('href', '/contact')
    for (const name of names)
      await expect(page.getByRole('main').getByRole('link', { name, exact: true })).not.toHaveCount(0)
  }
})

test('the home page’s arrow leads down to the products', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('link', { name: 'Go to our products' }).click()
  await expect(page).toHaveURL(/#products$/)
  await expect(page.locator('#products').getByRole('heading', { level: 2 })).toBeInViewport()
})

test('Apply Now is a button that does nothing while the role has no link', async ({ page }) => {
  await page.goto('/careers')
  const buttons = page.getByRole('button', { name: /^Apply Now: / })
  await expect(buttons).toHaveCount(3)
  await buttons.first().click()
  await expect(page).toHaveURL('/careers')
})
