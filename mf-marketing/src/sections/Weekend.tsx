import { desktop } from '@bridge/shared/breakpoints'
import { Container } from '@bridge/shared/ui/Container'
import { styled } from 'styled-components'
import { weekend } from '../content/home/weekend.ts'
import { atHalf, gap } from './columns.ts'
import { Sentences } from './Sentences.tsx'
import { ViaductDay } from './ViaductDay.tsx'

const { heading, lead, label, days } = weekend

/** Two days on which branches are closed, as a viaduct across the whole page that stands on the dark band below. */
export const Weekend = () => (
  <Band>
    <Words>
      <Sentences text={heading} />
      <p>{lead}</p>
    </Words>
    <Days role="img" aria-label={label}>
      {days.map((day) => (
        <ViaductDay key={day.name} {...day} />
      ))}
    </Days>
  </Band>
)

const Band = styled.section`
  overflow: clip;
  padding-top: clamp(3.5rem, 8vw, 7rem);
  border-top: 1px solid var(--line);
  background: var(--card);
`

const Words = styled(Container)`
  display: grid;
  gap: 1rem ${gap};

  p {
    max-width: 36em;
    color: var(--muted);
    font-size: var(--size-lead);
  }

  ${desktop} {
    grid-template-columns: ${atHalf};
    align-items: end;
  }
`

const Days = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  isolation: isolate;
  margin-top: clamp(2rem, 4vw, 3.5rem);
  padding-inline: var(--gutter);

  ${desktop} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`
