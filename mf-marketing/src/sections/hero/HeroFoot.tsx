import { desktop, tablet } from '@bridge/shared/breakpoints'
import { styled } from 'styled-components'
import { hero } from '../../content/home/hero.ts'
import { outage } from '../../content/home/outage.ts'
import { MotionSwitch } from '../MotionSwitch.tsx'
import { Round } from '../Round.tsx'
import { deckDepth, wide } from './bridge/works.ts'
import { low } from './windows.ts'

/** On the water below the bridge: the drawing's message, a switch for motion, and a link down the page. */
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
  min-height: 3rem; /* the height of the buttons, which arrive after the words */
  margin-top: 0.25rem;
  position: relative;

  p {
    flex: 1;
    max-width: 38em;
    margin-right: auto;
    color: var(--on-ink-muted);
    font-size: var(--size-tiny);
    line-height: 1.4;
  }

  ${tablet} {
    margin-top: 0;
  }

  ${desktop} {
    grid-area: 2 / 1 / auto / -1;
    align-self: end;
    min-height: 4rem;
    padding-bottom: 1rem;
  }

  /* The buttons are in the opening below Bank B's arch, beside the name of its span. */
  ${low} {
    align-self: start;
    justify-content: end;
    margin-top: calc(var(--desk) + var(--across) * ${deckDepth(wide)} + 0.75rem);
    padding: 0 calc(var(--across) * 0.05 + 1.75rem) 0.5rem; /* past the pylons */

    p {
      display: none;
    }
  }
`
