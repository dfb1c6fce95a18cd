import { tablet } from '@bridge/shared/breakpoints'
import { styled } from 'styled-components'
import type { Consent } from '../../../content/steps/access.ts'

/** What is consented to, for how long, and the code that seals it. */
export const ConsentText = ({ title, by, rights, from, to, back, code }: Consent) => (
  <Text>
    <p>
      <b>{title}</b>
      <small>{by}</small>
    </p>
    <Rights>
      {rights.map(([heading, list]) => (
        <span key={heading}>
          <b>{heading}</b>
          {list.map((right) => (
            <span key={right}>{right}</span>
          ))}
        </span>
      ))}
    </Rights>
    <Period>
      <span>
        <small>From</small>
        {from}
      </span>
      <span>
        <small>To</small>
        {to}
      </span>
    </Period>
    <span>{back}</span>
    <div>
      <small>{code.says}</small>
      <Boxes>
        {Array.from({ length: code.digits }, (_, i) => (
          <b key={`${i}${code.says}`}>{code.typed[i]}</b>
        ))}
      </Boxes>
    </div>
  </Text>
)

const Text = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 1rem;
  align-content: space-between;
  padding: 1rem;

  > p b {
    font-size: var(--size-h3);
  }

  ${tablet} {
    padding: 1.5rem 2rem;
    font-size: var(--size-base);
  }
`

const Rights = styled.div`
  display: grid;
  gap: 0.75rem 1.5rem;

  > span > span {
    display: block;
    position: relative;
    padding: 0.25rem 0 0.25rem 1.5rem;
  }

  /* A tick, or a cross. */
  > span > span::before {
    content: '';
    position: absolute;
    top: 0.4em;
    left: 0.25rem;
    width: 0.375rem;
    height: 0.75rem;
    border: solid var(--action);
    border-width: 0 2.5px 2.5px 0;
    transform: rotate(40deg);
  }

  > span + span > span::before {
    top: 0.375em;
    left: 0.4375rem;
    height: 0.875rem;
    width: 0;
    border-color: var(--danger);
  }

  > span + span > span::after {
    content: '';
    position: absolute;
    top: 0.375em;
    left: 0.4375rem;
    height: 0.875rem;
    border-right: 2.5px solid var(--danger);
    transform: rotate(-40deg);
  }

  ${tablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`

/** Twelve months, as on a ruler. */
const Period = styled.div`
  display: flex;
  justify-content: space-between;
  padding-top: 1rem;
  border-top: 2px solid var(--text);
  background: repeating-linear-gradient(90deg, var(--text) 0 1px, transparent 1px calc((100% - 1px) / 12)) 0 0 / 100%
    0.5rem no-repeat;

  > span + span {
    text-align: right;
  }
`

const Boxes = styled.span`
  display: grid;
  grid-template-columns: repeat(6, minmax(0, 2.5rem));
  gap: 0.375rem;
  margin-top: 0.375rem;

  b {
    border: 1px solid color-mix(in srgb, var(--text) 60%, var(--card));
    font: 500 var(--size-h3) / 2.75rem var(--font-code);
    text-align: center;
  }

  /* Where the next digit goes. */
  b:empty {
    height: calc(2.75rem + 2px);
  }
`
