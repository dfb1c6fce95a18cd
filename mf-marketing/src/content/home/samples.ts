import * as brand from '@bridge/shared/brand'

const { product, slug } = brand
const key = `${product.toUpperCase()}_KEY`

/** The same payout, requested in three ways. In all of them, each field is on the line that `exchange` names. */
export interface Sample {
  readonly name: string
  readonly code: string
}

export const samples: readonly Sample[] = [
  {
    name: 'cURL',
    code: `curl https://api.${slug}.example/payouts \\
  -u "$${key}:" \\
  -H "Version: 2026-11-01" \\
  -H "Idempotency-Key: vendors-nov-0097" \\
  -d amount=3620000 \\
  -d currency=INR \\
  -d beneficiary=ben_SunitaRao \\
  -d rail=imps

{
  "id": "po_7Qd2",
  "state": "processing"
}`,
  },
  {
    name: 'Node',
    code: `import { ${product} } from '@${slug}/node'
const { payouts } = new ${product}(process.env.KEY)
await payouts.create({ // Version: 2026-11-01
  idempotencyKey: 'vendors-nov-0097',
  amount: 36_200_00, // paise
  currency: 'INR',
  beneficiary: 'ben_SunitaRao',
  rail: 'imps',
})

// id: 'po_7Qd2'
// state: 'processing'`,
  },
  {
    name: 'GraphQL',
    code: `mutation PayVendor { createPayout(
  # Authorization: your key
  input: { # Version: 2026-11-01
    idempotencyKey: "vendors-nov-0097"
    amount: 3620000
    currency: INR
    beneficiary: "ben_SunitaRao"
    rail: IMPS
  }
) {
  id # po_7Qd2
  state # PROCESSING
} }`,
  },
]
