/** One payout, three ways to ask for it. */
export interface Sample {
  readonly name: string
  readonly code: string
}

export const samples: readonly Sample[] = [
  {
    name: 'cURL',
    code: `curl https://sandbox.bridge.example/v2026-11-01/payouts \\
  -u "$BRIDGE_KEY:" \\
  -H "Idempotency-Key: salary-2026-11-0042" \\
  -d amount=3620000 \\
  -d currency=INR \\
  -d rail=imps \\
  -d beneficiary=ben_SunitaRao

{ "id": "po_7Qd2", "state": "processing" }`,
  },
  {
    name: 'Node',
    code: `import { Bridge } from '@bridge/node'

const bridge = new Bridge(process.env.BRIDGE_KEY)

const payout = await bridge.payouts.create(
  {
    amount: 36_200_00, // paise
    rail: 'imps',
    beneficiary: 'ben_SunitaRao',
  },
  { idempotencyKey: 'salary-2026-11-0042' },
)
console.log(payout.state) // 'processing'`,
  },
  {
    name: 'GraphQL',
    code: `mutation PaySalary {
  createPayout(
    idempotencyKey: "salary-2026-11-0042"
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
