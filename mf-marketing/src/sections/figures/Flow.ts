import { tablet } from '@bridge/shared/breakpoints'
import { styled } from 'styled-components'
import { largeText, smallPhone, tones } from './tones.ts'

/** The drawing on the left, and on the right a label for each stream, in rows of given heights. */
export const Flow = styled.div<{ $rows: string }>`
  display: grid;
  grid-template: ${({ $rows }) => $rows} / minmax(0, 5fr) minmax(0, 7fr);
  gap: 0 1rem;
  height: calc(100% - 1.25rem);
  min-height: 18rem;
  margin-top: 1.25rem;

  ${tablet} {
    grid-template-columns: minmax(0, 7fr) minmax(0, 6fr);
  }

  ${smallPhone} {
    grid-template-columns: 3.5rem minmax(0, 1fr);
    min-height: 20rem;
  }

  ${largeText} {
    display: block;
    height: auto;

    > svg {
      display: none;
    }
  }

  > svg {
    grid-area: 1 / 1 / -1 / 2;
    width: 100%;
    height: 0; /* adds no height */
    min-height: 100%;
  }

  g {
    ${tones}
    fill: var(--tone);
    stroke: var(--tone);
  }

  /* Keeps thin streams visible: the stroke does not scale. */
  g > path {
    vector-effect: non-scaling-stroke;
  }

  g > :first-child {
    fill: color-mix(in srgb, var(--tone) 28%, var(--card));
    stroke: color-mix(in srgb, var(--tone) 28%, var(--card));
  }

  > p {
    grid-column: 2;
  }

  b {
    display: block;
    font: 700 var(--size-h3) / 1.1 var(--font-display);
  }
`
