import { styled } from 'styled-components'
import type { ByMoment } from '../../../content/home/outage.ts'
import { Flip } from './Flip.tsx'

/**
 * What happens, in words. For the eye one sentence fades into the next; for screen readers, which must not read two as
 * one, it is there again, with silence between them. In a `Stage`.
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
