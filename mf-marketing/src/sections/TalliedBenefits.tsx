import { desktop } from '@bridge/shared/breakpoints'
import { Container } from '@bridge/shared/ui/Container'
import { Unbroken } from '@bridge/shared/ui/Unbroken'
import { styled } from 'styled-components'
import type { Group } from '../content/item.ts'
import type { Benefit, Leads, Tally } from '../content/use-case.ts'
import { BenefitList } from './BenefitList.tsx'
import { atHalf, gap } from './columns.ts'
import { TallyRack } from './TallyRack.tsx'

interface TalliedBenefitsProps extends Group<Benefit> {
  readonly tally: Tally
  /** The page has another large figure. */
  readonly quiet: boolean
  readonly leads: Leads
}

/** How many agree, as a figure and as a rack of cells; below, the benefits. */
export const TalliedBenefits = ({ heading, items, tally, quiet, leads }: TalliedBenefitsProps) => (
  <Band>
    <Container>
      <Top data-split={leads === 'day' ? undefined : ''}>
        <h2>{heading}</h2>
        <Figure data-caption="" data-quiet={quiet ? '' : undefined}>
          <b>{tally.agree}</b> <Unbroken text={tally.caption} />
        </Figure>
        <p>
          <Unbroken text={tally.text} />
        </p>
      </Top>
      <TallyRack {...tally} />
      <BenefitList items={items} leads={leads} />
    </Container>
  </Band>
)

const Band = styled.section`
  padding-block: clamp(3.5rem, 7vw, 6.5rem);
`

const Top = styled.div`
  margin-bottom: clamp(2rem, 4vw, 3rem);
  text-align: center;

  h2 {
    font: 700 var(--size-h2) / 1.1 var(--font-display);
    letter-spacing: -0.015em;
  }

  p + p {
    max-width: 32em;
    margin: 0.75rem auto 0;
    color: var(--muted);
    text-wrap: balance;
  }

  /* If the day is not the main element, the figure is in one column and its meaning in the other. */
  ${desktop} {
    &[data-split] {
      display: grid;
      grid-template-columns: ${atHalf};
      column-gap: ${gap};
      align-items: start;
      text-align: left;
    }

    &[data-split] > h2 {
      grid-column: 1 / -1;
    }

    &[data-split] > p + p {
      margin: 2rem 0 0;
      font-size: var(--size-lead);
    }
  }
`

const Figure = styled.p`
  margin-top: 2rem;
  font: 650 var(--size-h3) / 1.2 var(--font-display);

  b {
    display: block;
    margin-bottom: 0.08em;
    color: var(--action);
    font: 700 calc(2.7 * var(--size-h1)) / 0.8 var(--font-display);
    letter-spacing: -0.04em;
  }

  &[data-quiet] b {
    display: inline;
    font: inherit;
    letter-spacing: inherit;
  }
`
