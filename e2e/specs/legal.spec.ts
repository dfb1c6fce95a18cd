import { expect, test } from '../fixtures.ts'

/** Sections of each policy, and what the specification wants said on it, in the words that the page uses. */
const policies: Record<
  string,
  { readonly title: string; readonly sections: number; readonly says: readonly (string | RegExp)[] }
> = {
  '/privacy-policy': {
    title: 'Privacy Policy',
    sections: 18,
    says: [/10 years/, /5 years/, /within 6 hours/i, /24.48 hours/, /30 days/, 'AES-256', 'TLS 1.3'],
  },
  '/terms': {
    title: 'Terms & Conditions',
    sections: 26,
    says: [
      'not a bank',
      'not a payment aggregator',
      /licensed payment aggregator and gateway/,
      /gaming, betting or crypto/,
      /at least 5 years/,
      /3 years after/,
      /indefinitely/,
      '99.5%',
      /at least 24 hours/,
      /within 30 days/,
      /12 months/,
      /5.7 working days/,
      /15 days before/,
      /24.48 hours/,
      /18 years/,
    ],
  },
  '/trust-and-security': {
    title: 'Trust & Security',
    sections: 9,
    says: [
      'AES-256',
      'TLS 1.3',
      /at most 1 hour/,
      /at most 15 minutes/,
      '99.9%',
      'PCI',
      'ISO',
      'SOC',
      /least privilege/i,
    ],
  },
  '/corporate-policies': {
    title: 'Corporate Policies',
    sections: 15,
    says: [
      /at most 1 hour/,
      /at most 15 minutes/,
      /quarter/i,
      /24 hours of/,
      /10 days/,
      'AES-256',
      'TLS 1.3',
      /annual|every year|each year/i,
      /English, Hindi (or|and)? ?Kannada|English, Hindi, Kannada/,
      /Fee for a grievance\s*none/,
      'Permitted',
      'Restricted',
      'Prohibited',
      'e-commerce',
      'SaaS',
      'education',
      'healthcare',
      'lending',
      /gig economy/i,
      'financial services',
      /cross-border remittance/i,
      'gaming',
      'gambling',
      'pornography',
      'narcotics',
      'arms',
      'money mules',
      'shell companies',
      'crypto exchanges',
      'Low',
      'Medium',
      'High',
      /enhanced due diligence/i,
      'maker-checker',
      '90 days',
      'Grievance Officer',
      'Nodal & Compliance Officer',
      'Vigil Committee',
      'Internal Complaints Committee',
    ],
  },
  '/grievance-redressal-policy': {
    title: 'Grievance Redressal Policy',
    sections: 13,
    says: [
      'Complainant',
      'Dispute',
      'Chargeback',
      'Working Day',
      'Monday to Friday',
      '10:00 to 18:00 IST',
      /at least 5 years/,
      /English, Hindi (or|and)? ?Kannada|English, Hindi, Kannada/,
      /no fee|free of charge/i,
      'Grievance Officer',
    ],
  },
  '/responsible-disclosure': {
    title: 'Responsible Disclosure & Vulnerability Reporting Policy',
    sections: 14,
    says: [
      /10 requests per second/,
      /3 business days/,
      /5 business days/,
      /15 business days/,
      /45 business days|within 45/,
      /every 10 days/,
      /30 days after/,
      /within 30 days/,
      /14 days|14-day/,
    ],
  },
  '/security': {
    title: 'Secure Usage Guidelines',
    sections: 19,
    says: [
      /15 minutes of inactivity/,
      /every 90 days/,
      'bcrypt',
      /cost (factor )?(of )?12/,
      /at least 12 characters/,
      /uppercase/,
      /lowercase/,
      /digit/,
      /symbol/,
      'administrator',
      /50,000/,
      /penny-drop/i,
      'Viewer',
      'Ops',
      'Finance',
      'Admin',
      /maker-checker/i,
      /at least 5 years/,
      /8 years/,
      'TLS 1.2',
      /6 months/,
      /72.hour/,
      'HMAC-SHA256',
      /within 24 hours/,
      /10 days/,
      /hourly|every hour/i,
      /every 4 hours/i,
      /daily|every day/i,
      /within 1 hour/,
      /at most 1 hour/,
      /at most 15 minutes/,
      /every 12 months/,
      /quarter/i,
    ],
  },
}

for (const [path, { title, sections, says }] of Object.entries(policies))
  test(`${path} has its ${sections} sections, and every figure that belongs to it`, async ({ page }) => {
    await page.goto(path)
    const main = page.getByRole('main')
    await expect(main.getByRole('heading', { level: 1 })).toHaveText(title)
    const found = main.locator('section[id]')
    expect(await found.evaluateAll((all) => all.map(({ id }) => id))).toEqual(
      Array.from({ length: sections }, (_, i) => String(i + 1)),
    )
    await expect(found.getByRole('heading', { level: 2 })).toHaveCount(sections)
    for (const sentence of says) await expect.soft(main).toContainText(sentence)
    await expect(main.getByText('Version', { exact: true })).toBeVisible()
    await expect(main.getByText('Last updated', { exact: true })).toBeVisible()
  })

test('the escalation table has the four levels and their times', async ({ page }) => {
  await page.goto('/grievance-redressal-policy')
  const rows = page.getByRole('row')
  const level = (name: string) => rows.filter({ has: page.getByRole('rowheader', { name }) })
  await expect(level('L1')).toContainText(
    /customer success.*at most 2 working days.*at most 10 working days/i,
  )
  await expect(level('L2')).toContainText(
    /grievance officer.*at most 3 working days.*at most 15 calendar days/i,
  )
  await expect(level('L3')).toContainText(/nodal.*officer.*at most 5 working days.*at most 30 working days/i)
  await expect(level('L4')).toContainText(/banking ombudsman.*30 calendar days.*1 year plus 30 days.*n\/a/i)
})

test('the links of the policies lead where the specification says', async ({ page }) => {
  const wanted = new Set([
    '/',
    '/privacy-policy',
    '/responsible-disclosure',
    '/security',
    '/support',
    '/support/status',
  ])
  const found = new Set<string>()
  for (const path of Object.keys(policies)) {
    await page.goto(path)
    for (const link of await page.getByRole('main').getByRole('link').all())
      found.add((await link.getAttribute('href')) ?? '')
  }
  expect([...wanted].filter((href) => !found.has(href))).toEqual([])
})
