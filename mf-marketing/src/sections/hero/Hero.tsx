import { desktop, tablet } from '@bridge/shared/breakpoints'
import { Actions } from '@bridge/shared/ui/Actions'
import { ButtonLink } from '@bridge/shared/ui/ButtonLink'
import { Container } from '@bridge/shared/ui/Container'
import { styled } from 'styled-components'
import { hero } from '../../content/home/hero.ts'
import { Crossing, crossingSizes } from './Crossing.tsx'
import { HeroFoot } from './HeroFoot.tsx'
import { Ledger } from './outage/Ledger.tsx'
import { Stage } from './outage/Stage.tsx'
import { RotatingWords } from './RotatingWords.tsx'

/** The top of the home page: a bridge that the visitor can operate. */
export const Hero = () => (
  <Band>
    <Columns>
      <Words>
        <hgroup>
          <Title>
            {hero.title.map((line) => (
              <span key={line}>{line} </span>
            ))}
          </Title>
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
      <Crossing />
      <Books>
        <Ledger />
      </Books>
      <HeroFoot />
    </Columns>
  </Band>
)

const Band = styled(Stage)`
  --focus: var(--bright);
  overflow: clip;
  background: linear-gradient(var(--ink) 40%, color-mix(in srgb, var(--action) 17%, var(--ink)));
  color: var(--on-ink);

  @media print {
    background: none;
  }
`

/** Heights reserved for content that arrives after the drawing and would otherwise push it up. */
const booksHeight = 'calc(var(--sum) + var(--head) + 2 * var(--row))'
const footHeight = '3.25rem'

/** The width of the headline's first line plus some space, in em. */
const measure = 10.3

const Columns = styled(Container)`
  ${crossingSizes}
  --title: min(var(--size-h1) * 0.92, (100vw - 2 * var(--gutter)) / ${measure});
  --sum: 5.5625rem;
  --head: 0rem;
  --row: 3.125rem;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  grid-template-rows: auto 1fr minmax(${booksHeight}, auto) minmax(${footHeight}, auto);
  row-gap: clamp(0.375rem, 5svh - 1.75rem, 0.75rem);
  min-height: clamp(33rem, 100svh - var(--nav-height), 90rem);
  padding-block: clamp(0.375rem, 9svh - 3.375rem, 1.25rem) 0.5rem;

  ${tablet} {
    --sum: 5.375rem;
    --head: 1.875rem;
    --row: clamp(3.125rem, 4svh + 1.5rem, 3.5rem);
    --title: min(var(--size-h1) * 1.25, (100vw - 2 * var(--gutter)) / ${measure});
    row-gap: 1.5rem;
    padding-top: clamp(1rem, 5svh, 6.5rem);
  }

  ${desktop} {
    --table: clamp(23rem, 35vw, 28rem);
    --gap: clamp(2.5rem, 5.6vw, 4.5rem);
    --title: min(
      4.125rem,
      7.35svh,
      (100vw - 2 * var(--gutter) - var(--table) - var(--gap)) / ${measure}
    );
    grid-template-columns: minmax(0, 1fr) var(--table);
    grid-template-rows: auto minmax(15rem, 1fr);
    gap: clamp(1rem, 3svh, 2.25rem) var(--gap);
    padding-block: clamp(0.75rem, max(6svh - 1.25rem, 30svh - 15rem), 6.5rem) 0;
  }
`

const Words = styled.div`
  > hgroup {
    font-size: var(--title);
  }

  > :last-child {
    margin-top: clamp(0.875rem, 7svh - 2rem, 2rem);
  }
`

/** The headline, on two lines at every width. */
const Title = styled.h1`
  font: 700 1em / 1.02 var(--font-display);
  letter-spacing: -0.02em;
  white-space: nowrap;

  > span {
    display: block;
  }
`

const Lead = styled.p`
  max-width: 26.6em;
  margin-top: clamp(0.5rem, 5svh - 1.5rem, 1.25rem);
  color: var(--on-ink-muted);
  font-size: clamp(0.875rem, (100vw - 2 * var(--gutter)) / 23.3, var(--size-base)); /* two lines on most phones */
  line-height: 1.45;

  ${tablet} {
    font-size: clamp(var(--size-base), 2.6svh, var(--size-lead));
  }
`

/** The ledger. On large screens it is beside the words, from the top of the headline's capitals to the buttons. */
const Books = styled.div`
  margin-top: 0.5rem;

  ${tablet} {
    margin-top: 0;
  }

  ${desktop} {
    container-type: size;
    grid-area: 1 / 2;
    margin-top: calc(var(--title) * 0.16);
  }
`
