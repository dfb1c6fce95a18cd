import { Container } from '@bridge/shared/ui/Container'
import { styled } from 'styled-components'
import type { Bridge } from '../../content/bridges/bridge.ts'
import { BridgeSheet } from './BridgeSheet.tsx'

/** A bridge across the page, between its text and its end. */
export const Drawing = ({ bridge }: { bridge: Bridge }) => (
  <Place>
    <BridgeSheet {...bridge} />
  </Place>
)

const Place = styled(Container)`
  padding-block: 0 clamp(3rem, 6vw, 5rem);
`
