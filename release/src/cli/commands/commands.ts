import type { Command } from '../command.ts'
import { board } from './board.ts'
import { canBeDeployed } from './can-deploy.ts'
import { deploy } from './deploy.ts'
import { diff } from './diff.ts'
import { exported } from './export.ts'
import { guard } from './guard.ts'
import { history } from './history.ts'
import { keys } from './keys.ts'
import { preview } from './preview.ts'
import { promote } from './promote.ts'
import { pruneStore } from './prune.ts'
import { publish } from './publish.ts'
import { rollback } from './rollback.ts'
import { serve } from './serve.ts'
import { settings } from './settings.ts'
import { share } from './share.ts'
import { start } from './start.ts'
import { status } from './status.ts'
import { verify } from './verify.ts'
import { watch } from './watch.ts'

/** In the order of the usage text. */
export const commands: readonly Command[] = [
  start,
  publish,
  preview,
  canBeDeployed,
  diff,
  deploy,
  share,
  promote,
  rollback,
  guard,
  settings,
  board,
  status,
  history,
  verify,
  serve,
  watch,
  exported,
  pruneStore,
  keys,
]
