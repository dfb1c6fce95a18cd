import { desktop } from '@bridge/shared/breakpoints'
import { Container } from '@bridge/shared/ui/Container'
import { Eyebrow } from '@bridge/shared/ui/Eyebrow'
import { Unbroken } from '@bridge/shared/ui/Unbroken'
import { styled } from 'styled-components'
import type { Benefit, Leads, OwnFigure, Tally } from '../content/use-case.ts'
import { BenefitList } from './BenefitList.tsx'
import { PlateFigure } from './benefits/PlateFigure.tsx'
import { atHalf, gap } from './columns.ts'
import { TallyRack } from './TallyRack.tsx'

interface TalliedBenefitsProps {
  readonly tag: string
  readonly heading: string
  readonly items: readonly Benefit[]
  readonly drawn: Tally | OwnFigure
  /** Whether the page has another large figure, so that this one must be small. */
  readonly quiet: boolean
  readonly leads: Leads
}

/** The trade's main benefit, as a figure of its own or as a rack of counted items; below it, all benefits. */
export const TalliedBenefits = ({ tag, heading, items, drawn, quiet, leads }: TalliedBenefitsProps) => {
  const own = 'figure' in drawn
  return (
    <Band>
      <Container>
        <Top data-split={own || leads !== 'day' ? '' : undefined} data-own={own ? '' : undefined}>
          <Eyebrow>{tag}</Eyebrow>
          <h2>
            <Unbroken text={heading} />
          </h2>
          {!own && (
            <Figure data-caption="" data-quiet={quiet ? '' : undefined}>
              <b>{drawn.agree}</b> <Unbroken text={drawn.caption} />
            </Figure>
          )}
          <p data-is="says">
            <Unbroken text={drawn.text} />
          </p>
        </Top>
        {own ? <PlateFigure {...drawn.figure} /> : <TallyRack {...drawn} />}
        <BenefitList items={items} set={own ? `${leads} below figure` : leads} />
      </Container>
    </Band>
  )
}

const Band = styled.section`
  padding-block: clamp(3.5rem, 7vw, 6.5rem);
`

const Top = styled.div`
  margin-bottom: clamp(2rem, 4vw, 3rem);
  text-align: center;

  &[data-own] {
    margin-bottom: 1.75rem;
    text-align: left;
  }

  ${Eyebrow} {
    margin-bottom: 0.5rem;
  }

  h2 {
    font: 700 var(--size-h2) / 1.1 var(--font-display);
    letter-spacing: -0.015em;
    text-wrap: balance;
  }

  [data-is='says'] {
    max-width: 32em;
    margin: 0.75rem auto 0;
    color: var(--muted);
    text-wrap: balance;
  }

  &[data-own] > [data-is='says'] {
    margin-inline: 0;
  }

  /* In two columns, the text is beside the counted figure or, with a figure of its own, beside the heading. */
  ${desktop} {
    &[data-split] {
      display: grid;
      grid-template-columns: ${atHalf};
      column-gap: ${gap};
      align-items: start;
      text-align: left;
    }

    &[data-split] > ${Eyebrow},
    &[data-split]:not([data-own]) > h2 {
      grid-column: 1 / -1;
    }

    &[data-split] > [data-is='says'] {
      margin: 2rem 0 0;
      font-size: var(--size-lead);
    }

    &[data-own] > [data-is='says'] {
      align-self: end;
      margin: 0;
    }
  }
`

const Figure = styled.p`
  margin-top: 2rem;
  font: 700 var(--size-h3) / 1.2 var(--font-display);

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
