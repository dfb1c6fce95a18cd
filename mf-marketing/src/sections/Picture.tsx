import { Crossing, type CrossingPicture } from '@bridge/shared/ui/Crossing'
import { styled } from 'styled-components'

/** A page's picture: who pays whom in its trade. */
export const Picture = (picture: CrossingPicture) => (
  <Frame>
    <Crossing {...picture} />
  </Frame>
)

const Frame = styled.div`
  overflow: clip;
  padding: clamp(1.25rem, 4vw, 2.25rem) clamp(0.125rem, 2vw, 1.5rem) clamp(0.5rem, 2vw, 1rem);
  border-radius: calc(2 * var(--radius));
  background: radial-gradient(circle at 50% 108%, color-mix(in srgb, var(--action) 42%, var(--ink)), var(--ink) 72%);
  box-shadow: var(--shadow-high);
`
