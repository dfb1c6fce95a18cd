import { tablet } from '@bridge/shared/breakpoints'
import { Container } from '@bridge/shared/ui/Container'
import { styled } from 'styled-components'
import { connections } from '../content/connections.ts'
import { ConnectionLines } from './ConnectionLines.tsx'

const { heading, text, ways } = connections
const [alone, together] = ways

/** A dark band: the same businesses and banks twice, connected one by one and through a bridge, each with its count. */
export const Connections = () => (
  <Band>
    <Container>
      <Words>
        <h2>{heading}</h2>
        <p>{text}</p>
      </Words>
      <Count {...alone} />
    </Container>
    <ConnectionLines />
    <Container>
      <Count {...together} />
    </Container>
  </Band>
)

const Count = ({ count, name, how }: (typeof ways)[number]) => (
  <Counted>
    <b>{count}</b>
    <p>
      <strong>{name}</strong> {how}
    </p>
  </Counted>
)

const Band = styled.section`
  overflow: clip;
  padding-block: clamp(3rem, 6vw, 5.5rem);
  background: var(--ink);
  color: var(--on-ink);
`

const Words = styled.div`
  display: grid;
  gap: 1rem 3.5rem;
  margin-bottom: clamp(2rem, 4vw, 3.5rem);

  h2 {
    font: 700 var(--size-h2) / 1.1 var(--font-display);
    letter-spacing: -0.015em;
  }

  p {
    max-width: 30em;
    color: color-mix(in srgb, var(--on-ink) 86%, var(--ink));
    font-size: var(--size-lead);
    line-height: 1.5;
  }

  ${tablet} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
  }
`

const Counted = styled.div`
  display: grid;
  grid-template-columns: calc(4.9 * var(--size-h1)) minmax(0, 1fr);
  gap: 1.5rem;
  align-items: end;
  padding-block: 1.5rem;
  font-variant-numeric: tabular-nums;

  b {
    margin-left: -0.04em;
    font: 700 calc(2.6 * var(--size-h1)) / 0.8 var(--font-display);
    letter-spacing: -0.05em;
  }

  svg + * > & > b {
    color: var(--bright);
  }

  p {
    color: var(--on-ink-muted);
    line-height: 1.4;
  }

  strong {
    display: block;
    color: var(--on-ink);
    font: 700 var(--size-h3) / 1.2 var(--font-display);
  }

  @media (width < 30rem) {
    grid-template-columns: minmax(0, 1fr);
    gap: 1rem;
  }
`
