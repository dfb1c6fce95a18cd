import type { Bridge } from '../../content/bridges/bridge.ts'
import { sheetOf } from '../bridges/sheet-of.ts'
import { Outline } from './Outline.tsx'

/**
 * The page's bridge, continuing past the edge of the window. Its paths are those of the drawing at the top of the page,
 * so they compress to almost nothing.
 */
export const BridgeOutline = (bridge: Bridge) => {
  const { size, standing, lifted } = sheetOf(bridge)
  return (
    <Outline
      size={size}
      fit="xMinYMin slice"
      strokes={[standing, ...(lifted ? [lifted] : [])].flatMap(({ fine, line, body, heavy }) => [
        [fine, 'fine'],
        [line, 'line'],
        [body, 'body'],
        [heavy, 'amber'],
      ])}
    />
  )
}
