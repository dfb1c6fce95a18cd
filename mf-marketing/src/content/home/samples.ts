import * as brand from '@bridge/shared/brand'

const { product, slug } = brand
const key = `${product.toUpperCase()}_KEY`

/** The same payout, requested in three ways. */
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
  -d rail=imps \\
  -d beneficiary=ben_SunitaRao

{
  "id": "po_7Qd2",
  "state": "processing"
}`,
  },
  {
    name: 'Node',
    code: `import { ${product} } from '@${slug}/node'

const { KEY } = process.env
const ${slug} = new ${product}(KEY)

const payout = await ${slug}.payouts
  .create({
    amount: 36_200_00, // paise
    currency: 'INR',
    rail: 'imps',
    beneficiary: 'ben_SunitaRao',
    idempotencyKey: 'vendors-nov-0097',
  })
// payout.state: 'processing'`,
  },
  {
    name: 'GraphQL',
    code: `mutation PayVendor {
  createPayout(
    idempotencyKey: "vendors-nov-0097"
    input: {
      amount: 3620000
      rail: IMPS
      beneficiary: "ben_SunitaRao"
    }
  ) {
    id
    state # PROCESSING
  }
}`,
  },
]
