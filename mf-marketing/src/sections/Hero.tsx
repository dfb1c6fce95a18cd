import { Actions } from '@bridge/shared/ui/Actions'
import { Arcs } from '@bridge/shared/ui/Arcs'
import { ButtonLink } from '@bridge/shared/ui/ButtonLink'
import { Container } from '@bridge/shared/ui/Container'
import { styled } from 'styled-components'
import { hero } from '../content/home.ts'
import { RotatingWords } from './RotatingWords.tsx'

/** Top of the first page. */
export const Hero = () => (
  <Band>
    <Container>
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
      <Down href={hero.down.href} aria-label={hero.down.label}>
        <svg viewBox="0 0 24 24" fill="none" stroke="currentColor" strokeWidth="2" aria-hidden="true">
          <path d="M12 4v15m-6-6 6 6 6-6" />
        </svg>
      </Down>
    </Container>
    <Backdrop>
      <Arcs />
    </Backdrop>
  </Band>
)

const Band = styled.section`
  position: relative;
  isolation: isolate;
  overflow: clip;
  padding-block: clamp(4rem, 11vw, 9rem) clamp(2.5rem, 5vw, 4rem);
  background: var(--ink);
  color: var(--on-ink);
`

const Title = styled.h1`
  max-width: 13ch;
  font: 700 var(--size-h1) / 1.02 var(--font-display);
  letter-spacing: -0.02em;
  text-wrap: balance;
`

const Lead = styled.p`
  max-width: 46ch;
  margin-top: 1.25rem;
  color: var(--on-ink-muted);
  font-size: var(--size-lead);
`

const Down = styled.a`
  display: grid;
  place-items: center;
  width: 3rem;
  height: 3rem;
  margin-top: clamp(2.5rem, 6vw, 5rem);
  border: 1px solid var(--ink-line);
  border-radius: 999px;
  color: var(--on-ink);

  svg {
    width: 1.25rem;
  }
`

const Backdrop = styled.div`
  position: absolute;
  right: -6rem;
  bottom: 0;
  z-index: -1;
  width: max(34rem, 58vw);
  color: var(--ink-line);
`
