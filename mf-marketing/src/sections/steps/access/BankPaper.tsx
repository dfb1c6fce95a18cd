import { desktop, tablet } from '@bridge/shared/breakpoints'
import { css, styled } from 'styled-components'
import { rupees } from '../../../content/rupees.ts'
import type { BankPaper as Paper } from '../../../content/steps/access.ts'
import { smallPhone } from '../../figures/tones.ts'
import { BankMark } from './BankMark.tsx'
import { bars } from './faces.ts'

/** The paper a bank is known by; once the bank is connected, it shows a balance, and a line as the bank writes it. */
export const BankPaper = ({ bank, tone, mark, paper, title, account, holds, writes }: Paper) => (
  <Sheet data-paper={paper} data-tone={tone}>
    <BankMark mark={mark} />
    <b>{bank}</b>
    <small>{title}</small>
    {holds ? (
      <span>
        <b>{rupees(holds[0])}</b>
        <small>as of {holds[1]}</small>
      </span>
    ) : (
      <span>{account}</span>
    )}
    {writes && <i>{writes}</i>}
  </Sheet>
)

/** A cover with its spine and its thread. */
const passbook = css`
  --spine: 0.5rem;
  padding-left: 0.875rem;
  border-radius: 0.25rem 0.75rem 0.75rem 0.25rem;
  background:
    linear-gradient(90deg, color-mix(in srgb, var(--ink) 20%, var(--tone)) var(--spine), transparent 0), var(--tone);
  color: var(--ink);

  > small,
  > span small {
    color: var(--ink);
  }

  > svg {
    outline: 1.5px solid var(--ink);
  }

  &::before {
    content: '';
    position: absolute;
    inset: 0 auto 0 calc(var(--spine) / 2 - 1px);
    border-left: 2px dashed color-mix(in srgb, var(--ink) 55%, var(--tone));
  }
`

/** Crossed, on the fine lines of safety paper. */
const cheque = css`
  background:
    repeating-radial-gradient(
      circle at 120% -60%,
      transparent 0 0.25rem,
      color-mix(in srgb, var(--tone) 22%, var(--card)) 0.25rem calc(0.25rem + 1px)
    ),
    color-mix(in srgb, var(--tone) 7%, var(--card));

  &::before {
    content: 'A/c payee';
    content: 'A/c payee' / '';
    position: absolute;
    top: 0.875rem;
    right: -2.25rem;
    width: 8rem;
    border-block: 1px solid var(--text);
    color: var(--text);
    font-size: var(--size-tiny);
    text-align: center;
    transform: rotate(38deg);
  }
`

const Sheet = styled.div`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 0.1875rem;
  align-content: start;
  overflow: clip;
  padding: 0.5rem 0.25rem 0.5rem 0.5rem;
  white-space: nowrap;
  outline: 1px solid transparent;

  &[data-paper='passbook'] {
    ${passbook}
  }

  &[data-paper='cheque'] {
    ${cheque}
  }

  &[data-paper='printout'] {
    --edge: 200%;
    padding-left: 1.125rem;
    background: ${bars};

    > span {
      font-size: var(--size-tiny);
      letter-spacing: -0.08em;
    }
  }

  /* A phone has room for one line only: the account's number or its balance. */
  > small:nth-child(n),
  > span > small:nth-child(n),
  > i {
    display: none;
  }

  ${smallPhone} {
    &[data-paper='cheque']::before {
      display: none;
    }

    &[data-paper='printout'] > span {
      margin-left: -0.25rem;
      letter-spacing: -0.1em;
    }
  }

  ${tablet} {
    grid-template: auto auto minmax(0, 1fr) / auto minmax(0, 1fr);
    gap: 0 0.875rem;
    align-content: stretch;

    &[data-paper] {
      --spine: 0.875rem;
      --edge: 100%;
      padding: 1rem 1rem 1rem 1.375rem;
    }

    > svg {
      grid-row: 1 / 3;
      width: 3rem;
      height: 3rem;
      border-radius: 0.375rem;
    }

    > b {
      align-self: end;
      font-size: var(--size-h3);
      line-height: 1.1;
    }

    > small:nth-child(n) {
      display: block;
    }

    &[data-paper] > span {
      grid-column: 1 / -1;
      align-self: end;
      font-size: var(--size-base);
      letter-spacing: normal;
    }

    &[data-paper='printout'] > span {
      font-size: var(--size-small);
      letter-spacing: -0.03em;
    }
  }

  ${desktop} {
    &[data-paper] {
      padding-block: 0.75rem;
    }

    > svg {
      width: 2.75rem;
      height: 2.75rem;
    }
  }

  /* There is room for a line as the bank writes it. */
  @media (min-width: 52rem) {
    &[data-paper='printout'] > i {
      background: none;
    }

    > span > small:nth-child(n) {
      display: inline;
      margin-left: 0.5rem;
    }

    > i {
      display: block;
      grid-column: 1 / -1;
      margin: 0.375rem -0.5rem -0.25rem;
      padding: 0.1875rem 0.5rem;
      background: var(--card);
      color: var(--text);
      font: 400 var(--size-tiny) / 1.4 var(--font-code);
      letter-spacing: -0.03em;
    }
  }
`
