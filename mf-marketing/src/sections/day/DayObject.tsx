import { styled } from 'styled-components'
import { Thing } from '../papers/Thing.tsx'
import type { Day } from './day.ts'

/** The day's object on a line, with its caption beside it. */
export const DayObject = ({ thing, className }: Pick<Day, 'thing'> & { readonly className?: string }) => (
  <Row className={className}>
    {thing && <Thing {...thing} />}
    {thing?.caption && <p>{thing.caption}</p>}
  </Row>
)

const Row = styled.div`
  display: flex;
  flex-wrap: wrap-reverse;
  gap: 1rem 2rem;
  align-items: end;

  p {
    flex: 1 11rem;
    padding-bottom: 1rem;
    color: var(--on-ink-muted);
    font-size: var(--size-small);
  }
`
