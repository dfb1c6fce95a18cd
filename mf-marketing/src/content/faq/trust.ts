import { type Topic, topic } from './category.ts'

/** Permissions, and how data and money are kept safe. */
export const trust: readonly Topic[] = [
  topic(
    'Users and roles',
    ['90 days'],
    [
      'Can several people use one account?',
      'Yes. Access for multiple users is role-based: Viewer, Ops, Finance and Admin, each with the least that the work needs.',
    ],
    [
      'Is there maker-checker?',
      'Yes. One person prepares a payout and another approves it. We recommend it for all corporate payouts, and use it ourselves.',
    ],
    [
      'Can two people share a login?',
      'No. Business email IDs must be unique: one person, one ID. Logs then show who did what.',
    ],
    [
      'How often should access be reviewed?',
      'Privileged roles are re-validated every 90 days. Remove a user on the day on which that person leaves.',
    ],
  ),
  topic(
    'Security',
    ['AES-256', 'administrator and finance roles', '12 characters', '3 business days'],
    [
      'How is my data protected?',
      'It is encrypted with AES-256 at rest and TLS 1.3 in transit. Our people work with least privilege and multi-factor authentication.',
      { href: '/trust-and-security', label: 'Trust & Security' },
    ],
    [
      'Do my users need two-factor authentication?',
      '2FA is required for administrator and finance roles, and recommended for everybody else.',
    ],
    [
      'What makes a valid password?',
      'At least 12 characters with 1 uppercase letter, 1 lowercase letter, 1 digit and 1 symbol. A session ends by itself after 15 minutes of inactivity.',
      { href: '/security', label: 'Secure Usage Guidelines' },
    ],
    [
      'How do I report a weakness?',
      'Our responsible disclosure policy says where and how. Reports are acknowledged within 3 business days.',
      { href: '/responsible-disclosure', label: 'Responsible disclosure' },
    ],
  ),
  topic(
    'Compliance and data',
    ['our partner banks', '10 years', 'In India'],
    [
      'Do you check your customers?',
      'Yes. We perform KYC and AML checks on every business before a service is activated, and monitor transactions afterwards.',
    ],
    [
      'Under whose licence does money move?',
      'Under the licences of our partner banks. We are a technology service provider and work to the directions that apply to outsourcing by banks.',
    ],
    [
      'How long are records kept?',
      'Under our Privacy Policy, transaction records for 10 years, and KYC and onboarding records for 5 years after the relationship ends.',
      { href: '/privacy-policy#10', label: 'Privacy Policy: retention' },
    ],
    [
      'Where is payment data stored?',
      'In India. We never sell personal data, and this website sets no cookies.',
    ],
  ),
]
