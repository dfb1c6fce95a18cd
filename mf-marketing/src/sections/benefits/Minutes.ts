import { styled } from 'styled-components'

interface MinutesProps {
  readonly $from?: number
  readonly $for?: number
}

/** An item on the axis of a morning, with the minute at which it begins and its length. The axis places it. */
export const Minutes = styled.span<MinutesProps>`
  ${({ $from }) => $from !== undefined && `--from: ${$from};`}
  ${({ $for }) => $for && `--for: ${$for};`}
`

/** CSS expressions for an item's start and length, as shares of the axis. */
export const share = {
  from: 'calc(100% * var(--from) / var(--span))',
  for: 'calc(100% * var(--for) / var(--span))',
}
