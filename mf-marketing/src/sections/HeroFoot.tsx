import { tablet } from '@bridge/shared/breakpoints'
import { styled } from 'styled-components'
import { hero } from '../content/home/hero.ts'
import { outage } from '../content/home/outage.ts'
import { MotionSwitch } from './MotionSwitch.tsx'
import { Round } from './Round.tsx'

/** On the water below the bridge: what the drawing says, and the way on. */
export const HeroFoot = () => (
  <Foot>
    <p>{outage.caption}</p>
    <MotionSwitch name={hero.motion} />
    <Round href={hero.down.href} aria-label={hero.down.label}>
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d="M12 4v15m-6-6 6 6 6-6" />
      </svg>
    </Round>
  </Foot>
)

const Foot = styled.div`
  display: flex;
  gap: 0.75rem;
  align-items: center;
  margin-top: 1.5rem;

  p {
    flex: 1;
    max-width: 38em;
    margin-right: auto;
    color: var(--on-ink-muted);
    font-size: var(--size-tiny);
    line-height: 1.4;
  }

  ${tablet} {
    grid-column: 1 / -1;
  }
`
