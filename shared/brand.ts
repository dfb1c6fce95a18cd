// Everything that names the company. Re-branding the site is editing this file. Each name stands for itself, so that a
// page carries only those that it shows: `import * as brand`.

/** Product family; module names append to it: BridgePay. */
export const product = 'Bridge'
/** In addresses: /bridge-pay. */
export const slug = 'bridge'
/** Placeholder in a reserved range until the company is registered. */
export const legalName = 'Bridge Money Infrastructure Private Limited'
export const email = 'support@bridge.example'
export const phone = { shown: '+91 00000 00000', dial: '+910000000000' }
export const tagline =
  'Collect. Payout. Reconcile. All-in-one fintech infrastructure built for modern merchants.'
/** Targets that are not known yet; text without a target is shown as plain text. */
export const links = {
  docs: undefined as string | undefined,
  sandbox: undefined as string | undefined,
  login: undefined as string | undefined,
  signUp: undefined as string | undefined,
  helpCentre: undefined as string | undefined,
}
