import { desktop } from '@bridge/shared/breakpoints'
import { Actions } from '@bridge/shared/ui/Actions'
import { ButtonLink } from '@bridge/shared/ui/ButtonLink'
import { Container } from '@bridge/shared/ui/Container'
import { across, Crossing } from '@bridge/shared/ui/Crossing'
import { styled } from 'styled-components'
import { hero } from '../content/home/hero.ts'
import { MotionSwitch, whereStopped } from './MotionSwitch.tsx'
import { RotatingWords } from './RotatingWords.tsx'
import { Round } from './Round.tsx'

/** Top of the home page. */
export const Hero = () => (
  <Band>
    <Columns>
      <div>
        <hgroup>
          <Title>{hero.title}</Title>
          <RotatingWords words={hero.words} />
        </hgroup>
        <Lead>{hero.lead}</Lead>
        <Actions>
          <ButtonLink href={hero.start.href} tone="on-ink">
            {hero.start.label}
          </ButtonLink>
          <ButtonLink href={hero.demo.href} tone="quiet-on-ink">
            {hero.demo.label}
          </ButtonLink>
        </Actions>
      </div>
      <Traffic>
        <Crossing {...hero.picture} />
      </Traffic>
      <Controls>
        <Round href={hero.down.href} aria-label={hero.down.label}>
          <svg viewBox="0 0 24 24" aria-hidden="true">
            <path d="M12 4v15m-6-6 6 6 6-6" />
          </svg>
        </Round>
        <MotionSwitch name={hero.motion} />
      </Controls>
    </Columns>
  </Band>
)

const Band = styled.section`
  --focus: var(--bright);
  overflow: clip;
  padding-block: clamp(3rem, 7vw, 6.5rem) clamp(2rem, 4vw, 3rem);
  background:
    radial-gradient(60rem 30rem at 78% 78%, color-mix(in srgb, var(--action) 36%, transparent), transparent 70%),
    var(--ink);
  color: var(--on-ink);
`

const Columns = styled(Container)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: clamp(2rem, 4vw, 3.5rem);
  align-items: center;

  ${desktop} {
    grid-template-columns: minmax(0, 6fr) minmax(0, 7fr);
  }
`

const Title = styled.h1`
  max-width: 13ch;
  font: 700 var(--size-h1) / 1.02 var(--font-display);
  letter-spacing: -0.02em;
`

const Lead = styled.p`
  max-width: 42ch;
  margin-top: 1.25rem;
  color: var(--on-ink-muted);
  font-size: var(--size-lead);
`

// The money never stops here; other pictures come to rest.
const Traffic = styled.div`
  max-width: 42rem;

  @media (prefers-reduced-motion: no-preference) {
    && .packet {
      animation: ${across} 5s linear infinite backwards;
    }

    ${whereStopped} .packet {
      animation-play-state: paused;
    }
  }
`

const Controls = styled.div`
  display: flex;
  gap: 0.75rem;
`
