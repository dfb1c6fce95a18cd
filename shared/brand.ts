/** Everything that names the company. Re-branding the site is editing this file. */
export const brand = {
  /** Product family; module names append to it: BridgePay. */
  product: 'Bridge',
  /** In addresses: /bridge-pay. */
  slug: 'bridge',
  /** Placeholder in a reserved range until the company is registered. */
  legalName: 'Bridge Money Infrastructure Private Limited',
  email: 'support@bridge.example',
  phone: { shown: '+91 00000 00000', dial: '+910000000000' },
  tagline: 'Collect. Payout. Reconcile. All-in-one fintech infrastructure built for modern merchants.',
  /** Targets that are not known yet; text without a target is shown as plain text. */
  links: {
    docs: undefined as string | undefined,
    sandbox: undefined as string | undefined,
    login: undefined as string | undefined,
    signUp: undefined as string | undefined,
    helpCentre: undefined as string | undefined,
  },
} as const
