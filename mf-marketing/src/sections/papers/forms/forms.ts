import type { css } from 'styled-components'
import type { ScreenForm } from '../../../content/paper.ts'
import { flaps } from './flaps.ts'
import { floors } from './floors.ts'
import { keyRack } from './key-rack.ts'
import { labels } from './labels.ts'
import { orders } from './orders.ts'
import { parcels } from './parcels.ts'
import { passbook } from './passbook.ts'
import { phone } from './phone.ts'
import { slate } from './slate.ts'
import { spreadsheet } from './spreadsheet.ts'
import { terminal } from './terminal.ts'
import { whiteboard } from './whiteboard.ts'

/**
 * Our screen, drawn as whatever the trade itself keeps such rows on. A form may change everything but the heights of
 * head and rows, which the thread depends on. The first child is the head, each `[data-n]` a row, the last child the
 * foot.
 */
export const forms: Record<ScreenForm, ReturnType<typeof css>> = {
  flaps,
  floors,
  'key rack': keyRack,
  labels,
  orders,
  parcels,
  passbook,
  phone,
  slate,
  spreadsheet,
  terminal,
  whiteboard,
}
