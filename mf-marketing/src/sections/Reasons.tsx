import { desktop } from '@bridge/shared/breakpoints'
import { Section } from '@bridge/shared/ui/Section'
import { styled } from 'styled-components'
import { reasons } from '../content/careers.ts'

/** Reasons as paragraphs with run-in headings. */
export const Reasons = () => (
  <Beside>
    <Section heading={reasons.heading}>
      {reasons.items.map(({ heading, text }) => (
        <Paragraph key={heading}>
          <h3>{heading}.</h3> <p>{text}</p>
        </Paragraph>
      ))}
    </Section>
  </Beside>
)

const Beside = styled.div`
  ${desktop} {
    > section > div {
      display: grid;
      grid-template-columns: minmax(0, 4fr) minmax(0, 8fr);
      gap: clamp(2rem, 5vw, 4rem);
    }

    h2 + div {
      margin-top: 0;
    }
  }
`

const Paragraph = styled.div`
  max-width: 34em;
  font-size: calc(1.15 * var(--size-lead));
  line-height: 1.45;

  & + & {
    margin-top: 1.25em;
  }

  h3,
  p {
    display: inline;
  }

  h3 {
    font: 700 1em / 1.45 var(--font-display);
  }

  p {
    color: var(--muted);
  }
`
