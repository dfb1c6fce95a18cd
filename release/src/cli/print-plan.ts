import { exportedTo } from '../export/exported-to.ts'
import { complain, print } from '../print.ts'
import type { Plan } from '../releasing/plan.ts'
import { openStore } from '../store/open-store.ts'
import { describeSummary } from './describe-differences.ts'
import type { Flags } from './flags.ts'
import { channelOf } from './given.ts'
import { describePlan } from './messages.ts'

/** Prints what a release changed, or with `--dry-run` would change. */
export async function printPlan(plan: Plan, flags: Flags): Promise<void> {
  if (flags.json) return print(JSON.stringify(plan))
  for (const warning of plan.warnings) complain(`note: ${warning}`)
  const isDry = flags['dry-run'] ?? false
  const lines = [...describePlan(plan, isDry), ...describeSummary(plan)]
  const exports = isDry ? [] : await exportedTo(openStore(), channelOf(flags)).catch(() => [])
  for (const { folder, host } of exports)
    lines.push(`  nginx serves ${folder} on ${host}: run 'pnpm release export ${folder}' there to update it`)
  print(lines.join('\n')) // in one piece: a reader that has seen what it wanted may close the pipe
}
