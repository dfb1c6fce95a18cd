import type { Section } from '@bridge/shared/markdown'
import { Prose } from '@bridge/shared/ui/Prose'
import { styled } from 'styled-components'

export const PolicySection = ({ section: { id, heading, blocks } }: { section: Section }) => (
  <Numbered id={id}>
    <h2>{`${id}. ${heading}`}</h2>
    <Prose blocks={blocks} />
  </Numbered>
)

const Numbered = styled.section`
  & + & {
    margin-top: clamp(2.5rem, 5vw, 4rem);
  }

  h2 {
    max-width: 20em;
    margin-bottom: 1rem;
    font: 700 var(--size-h3) / 1.2 var(--font-display);
  }
`
