import { styled } from 'styled-components'
import type { ByMoment } from '../../../content/home/outage.ts'
import { Flip } from './Flip.tsx'

/**
 * What happens, in words. Visually, one sentence fades into the next. Screen readers must not read two sentences as
 * one, so they get a separate copy, with silence between the sentences. Must be in a `Stage`.
 */
export const Sentence = ({ values }: { values: ByMoment<string> }) => (
  <Both>
    <span role="status">
      <Flip values={values}>{String}</Flip>
    </span>
    <span aria-hidden="true">
      <Flip values={values}>{String}</Flip>
    </span>
  </Both>
)

const Both = styled.p`
  display: grid;

  > * {
    grid-area: 1 / 1;
  }

  > [role='status'] {
    opacity: 0;
  }
`
