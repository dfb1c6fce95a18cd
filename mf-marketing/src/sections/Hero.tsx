import { desktop, tablet } from '@bridge/shared/breakpoints'
import { Actions } from '@bridge/shared/ui/Actions'
import { ButtonLink } from '@bridge/shared/ui/ButtonLink'
import { Container } from '@bridge/shared/ui/Container'
import { styled } from 'styled-components'
import { hero } from '../content/home/hero.ts'
import { outage } from '../content/home/outage.ts'
import { Bridge } from './elevation/Bridge.tsx'
import { HeroFoot } from './HeroFoot.tsx'
import { BankSwitch } from './outage/BankSwitch.tsx'
import { Flip } from './outage/Flip.tsx'
import { Ledger } from './outage/Ledger.tsx'
import { Stage } from './outage/Stage.tsx'
import { RotatingWords } from './RotatingWords.tsx'

/** Top of the home page: a bridge that the visitor can operate. */
export const Hero = () => (
  <Band>
    <Columns>
      <Words>
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
      </Words>
      <Desk>
        <BankSwitch label={outage.switch} />
        <p role="status">
          <Flip values={outage.status}>{String}</Flip>
        </p>
      </Desk>
      <Crossing>
        <Bridge />
      </Crossing>
      <Books>
        <Ledger />
      </Books>
      <HeroFoot />
    </Columns>
  </Band>
)

/** As high as it is wide: room for larger words. */
const large = '@media (min-width: 112rem) and (min-height: 62rem)'

const Band = styled(Stage)`
  --focus: var(--bright);
  overflow: clip;
  background: linear-gradient(var(--ink) 40%, color-mix(in srgb, var(--action) 17%, var(--ink)));
  color: var(--on-ink);

  @media print {
    background: none;
  }
`

/** Reserved for what arrives after the drawing, which would otherwise move up as it does. */
const booksHeight = '15.5rem'
const footHeight = '4.5rem'

const Columns = styled(Container)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  grid-template-rows: auto auto 1fr minmax(${booksHeight}, auto) minmax(${footHeight}, auto);
  min-height: clamp(33rem, 100svh - var(--nav-height), 90rem);
  padding-block: clamp(0.5rem, 2svh, 6.5rem) 1rem;

  ${tablet} {
    padding-top: clamp(1rem, 5svh, 6.5rem);
  }

  ${desktop} {
    grid-template-columns: minmax(0, 1fr) 26.5rem;
    grid-template-rows: 6.25rem auto 1fr minmax(${footHeight}, auto);
    column-gap: 3rem;
  }

  ${large} {
    grid-template-columns: minmax(0, 1fr) 30rem;
    padding-top: 9svh;
  }
`

const Words = styled.div`
  > hgroup {
    font-size: calc(var(--size-h1) * 0.92);
  }

  ${tablet} {
    > hgroup {
      font-size: calc(var(--size-h1) * 1.25);
    }
  }

  /* Room for the headline's first half on one line. */
  ${desktop} {
    > hgroup {
      margin-right: -1.25rem;
      font-size: var(--size-h1);
    }
  }

  ${large} {
    > hgroup {
      font-size: calc(var(--size-h1) * 1.2);
    }
  }

  ${desktop} {
    grid-row: span 2;
  }
`

const Title = styled.h1`
  max-width: 10.5em;
  text-wrap: wrap; /* 'Move Money' is not parted for balance */
  font: 700 1em / 1.02 var(--font-display);
  letter-spacing: -0.02em;
`

const Lead = styled.p`
  max-width: 40ch;
  margin-top: clamp(0.5rem, 2svh, 1.25rem);
  color: var(--on-ink-muted);
  font-size: var(--size-lead);
  line-height: 1.45;
`

const Desk = styled.div`
  margin-top: 0.625rem;

  p {
    min-height: 2.7em;
    color: var(--on-ink-muted);
    font-size: var(--size-small);
    line-height: 1.35;
  }

  ${tablet} {
    margin-top: 1.5rem;
  }

  ${desktop} {
    align-self: start;
    height: 5.5rem;
    margin-top: 0.25rem;
  }
`

/** As wide as the height below the words allows: usually the column, in large windows the window. */
const Crossing = styled.div`
  align-self: end;
  width: 100%;
  margin-top: 1rem;

  ${desktop} {
    grid-column: 1 / -1;
    justify-self: center;
    width: max(
      min(100%, max(48rem, (100svh - 37.5rem) * 4)),
      min(100vw - 2 * var(--gutter), 150rem, (100svh - 37.5rem) * 3.6)
    );
  }
`

const Books = styled.div`
  margin-top: 1.5rem;

  ${tablet} {
    margin-top: 2.5rem;
  }

  ${desktop} {
    grid-area: 2 / 2;
    margin-top: 0;
  }
`
