import type { IconPath } from '@bridge/shared/icons'
import { Icon } from '@bridge/shared/ui/Icon'
import { styled } from 'styled-components'

/** An icon on a small tile, above or beside text that says the same. */
export const Mark = ({ icon }: { icon: IconPath }) => (
  <Tile>
    <Icon path={icon} />
  </Tile>
)

const Tile = styled.span`
  display: grid;
  place-items: center;
  flex: none;
  width: 2.75rem;
  height: 2.75rem;
  border-radius: var(--radius);
  background: color-mix(in srgb, var(--action) 11%, var(--card));
  color: var(--action-strong);
`
