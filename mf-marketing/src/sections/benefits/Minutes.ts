import { styled } from 'styled-components'

interface MinutesProps {
  readonly $from?: number
  readonly $for?: number
}

/** Something on the axis of a morning: when it begins, and how long it takes. The axis determines its place. */
export const Minutes = styled.span<MinutesProps>`
  ${({ $from }) => $from !== undefined && `--from: ${$from};`}
  ${({ $for }) => $for && `--for: ${$for};`}
`

/** Shares of the axis, as CSS calculates them. */
export const share = {
  from: 'calc(100% * var(--from) / var(--span))',
  for: 'calc(100% * var(--for) / var(--span))',
}
