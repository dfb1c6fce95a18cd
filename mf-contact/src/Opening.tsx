import { desktop } from '@bridge/shared/breakpoints'
import { Container } from '@bridge/shared/ui/Container'
import { Eyebrow } from '@bridge/shared/ui/Eyebrow'
import { styled } from 'styled-components'
import { AnyHour } from './AnyHour.tsx'
import { contact } from './content/contact.ts'

/** The top of the page: headline and lead, side by side where there is room, and a figure of when we answer. */
export const Opening = () => (
  <Words as="header">
    <div>
      <Eyebrow>{contact.tag}</Eyebrow>
      <h1>{contact.title}</h1>
    </div>
    <p>{contact.lead}</p>
    <AnyHour />
  </Words>
)

const Words = styled(Container)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 1.25rem 3.5rem;
  padding-block: clamp(2.5rem, 5vw, 4.5rem) clamp(2rem, 4vw, 3.5rem);

  h1 {
    max-width: 10em;
    margin-top: 0.75rem;
    font: 700 var(--size-h1) / 1.04 var(--font-display);
    letter-spacing: -0.02em;
    overflow-wrap: break-word;
  }

  > p {
    color: var(--muted);
    font-size: var(--size-lead);
    line-height: 1.5;
  }

  ${desktop} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 25rem);
  }
`
