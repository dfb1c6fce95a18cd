import type { Command } from '../command.ts'
import { deploy } from './deploy.ts'
import { exported } from './export.ts'
import { history } from './history.ts'
import { keys } from './keys.ts'
import { publish } from './publish.ts'
import { rollback } from './rollback.ts'
import { serve } from './serve.ts'
import { settings } from './settings.ts'
import { start } from './start.ts'
import { status } from './status.ts'
import { verify } from './verify.ts'

/** In the order of the usage text. */
export const commands: readonly Command[] = [
  start,
  publish,
  deploy,
  rollback,
  settings,
  status,
  history,
  verify,
  serve,
  exported,
  keys,
]
