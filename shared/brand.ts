// Everything that names the company: to rebrand the site, edit this file. Names are separate exports, so that a page
// bundles only those that it shows: `import * as brand`.

/** Product family, and the prefix of product names: BridgePay. */
export const product = 'Bridge'
/** Used in URLs: /bridge-pay. */
export const slug = 'bridge'
/** Placeholder until the company is registered. */
export const legalName = 'Bridge Money Infrastructure Private Limited'
export const email = 'support@bridge.example'
/** Placeholders, like the name: a PIN code and a serial number that are not in use. */
export const registeredOffice = '4th Floor, Setu House, Residency Road, Bengaluru 560000'
export const cin = 'U66190KA2025PTC000000'
export const grievanceEmail = 'grievance@bridge.example'
export const supportLanguages = 'English, Hindi and Kannada'
export const phone = { shown: '+91 00000 00000', dial: '+910000000000' }
export const tagline =
  'Collect. Payout. Reconcile. All-in-one fintech infrastructure built for modern merchants.'
type Address = `https://${string}`
/** Link targets that are not known yet. An entry without a target is shown as plain text. */
export const links = {
  docs: undefined as Address | undefined,
  sandbox: undefined as Address | undefined,
  login: undefined as Address | undefined,
  signUp: undefined as Address | undefined,
  helpCentre: undefined as Address | undefined,
}
