import { tablet } from '@bridge/shared/breakpoints'
import { styled } from 'styled-components'
import type { Checked } from '../../content/figures/approval.ts'
import { rupees } from '../../content/rupees.ts'
import { StateLabel } from '../states/StateLabel.tsx'
import { StateMark } from '../states/StateMark.tsx'
import { largeText, smallPhone } from './tones.ts'

/** A file and its checks. A row that a check holds back is marked in the column of that check. */
export const CheckedFigure = ({ first, checks, rows, sums: [clear, held] }: Checked) => (
  <>
    <First>
      <b>{first[0]}</b>
      <StateLabel state={first[1]} />
    </First>
    <Row>
      <span />
      {checks.map((check) => (
        <small key={check}>{check}</small>
      ))}
    </Row>
    {rows.map(([name, heldBy]) => (
      <Row key={name} data-held={heldBy === undefined ? undefined : ''}>
        <span>{name}</span>
        {checks.map((check, i) => (
          <StateMark key={check} state={i === heldBy ? held.state : clear.state} />
        ))}
      </Row>
    ))}
    <Sums>
      {[clear, held].map(({ count, amount, state, why }) => (
        <p key={count}>
          <b>{count}</b>
          <span>
            <StateLabel state={state} />
            <small>
              {rupees(amount)}
              {why && `: ${why}`}
            </small>
          </span>
        </p>
      ))}
    </Sums>
  </>
)

const First = styled.p`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: 0 1rem;
  padding-block: 0.625rem;
`

const Row = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 3.25rem 2.25rem 3.75rem 3.75rem;
  align-items: center;
  justify-items: center;
  min-height: 2.75rem;
  border-top: 1px solid var(--line);

  > span {
    justify-self: start;
  }

  &[data-held] {
    background: color-mix(in srgb, var(--amber) 18%, var(--card));
    font-weight: 600;
  }

  ${tablet} {
    grid-template-columns: minmax(0, 1fr) repeat(4, 6rem);
  }

  /* A row's name is above its marks. */
  ${smallPhone} {
    grid-template-columns: repeat(4, minmax(0, 1fr));

    > span {
      grid-column: 1 / -1;
    }
  }

  ${largeText} {
    display: block;
  }
`

const Sums = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(14rem, 100%), 1fr));
  gap: 0.75rem 1.5rem;
  padding-top: 1rem;
  border-top: 1px solid var(--text);

  p {
    display: flex;
    gap: 0.75rem;
  }

  p > b {
    font: 700 var(--size-h2) / 1 var(--font-display);
    letter-spacing: -0.03em;
  }

  @media (width < 44rem) {
    p > b {
      min-width: 1.75em;
    }
  }
`
