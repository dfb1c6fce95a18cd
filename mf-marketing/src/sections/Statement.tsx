import { desktop } from '@bridge/shared/breakpoints'
import { Container } from '@bridge/shared/ui/Container'
import { styled } from 'styled-components'
import type { Item } from '../content/item.ts'
import { Sentences } from './Sentences.tsx'

/** A bold statement on a dark band, one sentence per line, and a paragraph that appears on no other page. */
export const Statement = ({ heading, text }: Item) => (
  <Band>
    <Columns>
      <Sentences text={heading} />
      <p>{text}</p>
    </Columns>
  </Band>
)

const Band = styled.section`
  padding-block: clamp(3rem, 6vw, 5.5rem);
  background: var(--ink);
  color: var(--on-ink);
`

const Columns = styled(Container)`
  display: grid;
  gap: clamp(1.25rem, 5vw, 4.5rem);
  align-items: start;

  ${desktop} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
  }

  p {
    max-width: 36em;
    color: var(--on-ink-muted);
    font-size: var(--size-lead);
    line-height: 1.5;
  }
`
