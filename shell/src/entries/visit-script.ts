import { mayReport } from '../visits/allowed.ts'
import { reportVisit } from '../visits/report-visit.ts'

/**
 * Prepended to the script in the head of documents whose release names an address for events. It runs first, so that
 * no code can fail before it listens; it requests nothing until something has failed or the visitor leaves.
 */

if (mayReport()) reportVisit()
