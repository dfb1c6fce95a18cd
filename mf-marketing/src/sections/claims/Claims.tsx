import { desktop } from '@bridge/shared/breakpoints'
import { Section } from '@bridge/shared/ui/Section'
import { styled } from 'styled-components'
import { why } from '../../content/about.ts'
import { ClaimDrawing } from './ClaimDrawing.tsx'

/** Four claims as a sheet, with what can be counted about each of them drawn beside it. */
export const Claims = () => (
  <Section heading={why.heading}>
    <Sheet>
      {why.items.map(({ heading, text, figure, note, drawn }) => {
        const [before, after] = text.split(figure)
        return (
          <li key={heading}>
            <div>
              <h3>{heading}</h3>
              <p>
                {before}
                <b>{figure}</b>
                {after}
              </p>
            </div>
            <div>
              <Figure aria-hidden="true">{figure}</Figure>
              <ClaimDrawing drawn={drawn} />
              <small>{note}</small>
            </div>
          </li>
        )
      })}
    </Sheet>
  </Section>
)

const Sheet = styled.ul`
  padding: 0;
  border-top: 2px solid var(--text);
  list-style: none;

  li {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 1.5rem clamp(2rem, 6vw, 5rem);
    padding-block: clamp(1.75rem, 3vw, 2.5rem);
    border-bottom: 1px solid var(--line);
  }

  h3 {
    font: 650 calc(1.15 * var(--size-h3)) / 1.2 var(--font-display);
    letter-spacing: -0.01em;
  }

  p {
    max-width: 34em;
    margin-top: 0.5rem;
    color: var(--muted);
    font-size: var(--size-lead);
    line-height: 1.45;
  }

  p > b {
    color: var(--action-strong);
    font-weight: 650;
  }

  small {
    display: block;
    margin-top: 0.75rem;
    color: var(--muted);
    font-size: var(--size-small);
  }

  ${desktop} {
    li {
      grid-template-columns: minmax(0, 5fr) minmax(0, 7fr);
    }
  }
`

const Figure = styled.b`
  display: block;
  margin-bottom: 1rem;
  color: var(--action);
  font: 700 var(--size-h2) / 1 var(--font-display);
  letter-spacing: -0.02em;
`
