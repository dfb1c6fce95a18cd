import { tablet } from '@bridge/shared/breakpoints'
import { Container } from '@bridge/shared/ui/Container'
import { styled } from 'styled-components'
import type { Group } from '../content/item.ts'
import type { Screen } from '../content/screen.ts'
import type { Tally } from '../content/use-case.ts'
import { TallyScreen } from './TallyScreen.tsx'

interface TalliedBenefitsProps extends Group {
  readonly tally: Tally
  readonly screen: Screen
}

/** How many agree, as a figure and as a rack of cells; below, the benefits. */
export const TalliedBenefits = ({ heading, items, tally, screen }: TalliedBenefitsProps) => (
  <Band>
    <Container>
      <Top>
        <h2>{heading}</h2>
        <Figure>
          <b>{tally.agree}</b> {tally.caption}
        </Figure>
        <p>{tally.text}</p>
      </Top>
      <TallyScreen {...screen} tally={tally} />
      <Grid>
        {items.map(({ heading, text }) => (
          <li key={heading}>
            <h3>{heading}</h3>
            <p>{text}</p>
          </li>
        ))}
      </Grid>
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
`

const Grid = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 0 clamp(2rem, 5vw, 4rem);
  margin-top: clamp(3rem, 6vw, 5rem);
  padding: 0;
  list-style: none;

  li {
    padding-block: 1.25rem 1.75rem;
    border-top: 1px solid var(--text);
  }

  h3 {
    font: 650 var(--size-h3) / 1.25 var(--font-display);
  }

  p {
    max-width: 34em;
    margin-top: 0.25rem;
    color: var(--muted);
  }

  ${tablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`
