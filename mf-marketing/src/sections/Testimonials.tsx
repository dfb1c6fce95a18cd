import { CardGrid } from '@bridge/shared/ui/CardGrid'
import { Section } from '@bridge/shared/ui/Section'
import { styled } from 'styled-components'
import { testimonials } from '../content/home.ts'

export const Testimonials = () => (
  <Section heading={testimonials.heading}>
    <CardGrid>
      {testimonials.items.map(({ name, text }) => (
        <li key={name}>
          <Quote>
            <blockquote>{text}</blockquote>
            <figcaption>{name}</figcaption>
          </Quote>
        </li>
      ))}
    </CardGrid>
  </Section>
)

const Quote = styled.figure`
  height: 100%;
  padding: clamp(1.25rem, 2.5vw, 2rem);
  border: 1px solid var(--line);
  border-radius: var(--radius);
  background: var(--card);

  blockquote {
    margin: 0;
    font-size: var(--size-lead);
    line-height: 1.45;
  }

  figcaption {
    margin-top: 1rem;
    color: var(--muted);
    font-size: var(--size-small);
  }
`
