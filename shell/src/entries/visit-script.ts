import { mayReport } from '../visits/allowed.ts'
import { reportVisit } from '../visits/report-visit.ts'

/**
 * Joined before the script in the head of documents whose release names an address for events. It comes first, so that
 * no code fails before it listens, and requests nothing until something has failed or the visitor leaves.
 */

if (mayReport()) reportVisit()
