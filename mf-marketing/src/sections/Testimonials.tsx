import { desktop } from '@bridge/shared/breakpoints'
import { useHydrated } from '@bridge/shared/hooks/use-hydrated'
import { Container } from '@bridge/shared/ui/Container'
import { keyframes, styled } from 'styled-components'
import { testimonials } from '../content/home/proof.ts'
import { Calendar } from './Calendar.tsx'
import { atThird, gap } from './columns.ts'
import { MotionSwitch } from './MotionSwitch.tsx'
import { Quotes } from './Quotes.tsx'
import { Rating } from './Rating.tsx'
import { Sentences } from './Sentences.tsx'
import { useTicker } from './use-ticker.ts'

const { heading, lead, label, items, motion, figure, rating } = testimonials

/** Quotes that scroll up endlessly. Their frame is as tall as all of them, so all can be read while they are paused. */
export const Testimonials = () => {
  const { region, track, current } = useTicker<HTMLElement>(items.length)
  const hydrated = useHydrated()

  return (
    <Band>
      <Columns>
        <div>
          <Sentences text={heading} />
          <div>
            <p>{lead}</p>
            <MotionSwitch name={motion} hidden={!hydrated} />
          </div>
        </div>
        <Window ref={region} aria-label={label} data-wakes>
          <Track ref={track} data-live={hydrated}>
            <Quotes current={current} from={0} />
            <Copy aria-hidden="true">{hydrated && <Quotes current={current} from={items.length} />}</Copy>
          </Track>
        </Window>
        <Side>
          <Figure>
            <s>{figure.from}</s>
            <b>{figure.to}</b>
            {figure.text}
          </Figure>
          <Calendar {...figure} />
          <Rating {...rating} />
        </Side>
      </Columns>
    </Band>
  )
}

const up = keyframes`
  to { transform: translateY(-100%); }
`

const Band = styled.section`
  padding-block: clamp(3.5rem, 7vw, 6rem);
`

/** The heading is above the quotes. The figure is beside both or, on a phone, below them. */
const Columns = styled(Container)`
  display: grid;
  gap: 1.5rem ${gap};
  justify-items: start;

  h2 + div {
    display: flex;
    gap: 1rem;
    align-items: center;
    margin-top: 0.5rem;
    color: var(--muted);
    font-size: var(--size-lead);
  }

  ${desktop} {
    grid-template: auto 1fr / ${atThird};
    align-items: start;

    > :first-child {
      grid-column: 2;
    }
  }
`

/** Numeral, calendar and badge share one width. */
const Side = styled.div`
  --measure: 22rem;
  display: flex;
  flex-wrap: wrap;
  gap: 1.5rem;
  align-items: center;
  width: 100%;

  ${desktop} {
    position: sticky;
    top: calc(var(--nav-height) + 2rem);
    display: grid;
    grid-area: 1 / 1 / 3;
    justify-items: start;
  }
`

const Figure = styled.p`
  color: var(--muted);

  s,
  b {
    display: block;
  }

  b {
    margin: 0.25rem 0 0.5rem -0.04em;
    color: var(--action);
    font: 700 calc(1.7 * var(--size-h1)) / 0.95 var(--font-display);
    letter-spacing: -0.05em;
    white-space: nowrap;
  }
`

const Window = styled.section`
  width: 100%;
  overflow: clip;

  ${desktop} {
    grid-column: 2;
  }

  @media (prefers-reduced-motion: no-preference) {
    &:has(> [data-live='true']) {
      mask-image: linear-gradient(transparent, black 5%, black 95%, transparent);
    }
  }
`

const Track = styled.div`
  position: relative;

  @media (prefers-reduced-motion: no-preference) {
    &[data-live='true'] {
      animation: ${up} 24s linear infinite paused;
    }
  }
`

const Copy = styled.div`
  position: absolute;
  inset: 100% 0 auto;

  @media (prefers-reduced-motion: reduce) {
    display: none;
  }
`
