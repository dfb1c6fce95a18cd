import { css, styled } from 'styled-components'
import { rupees } from '../../../content/rupees.ts'
import type { BankPaper as Paper } from '../../../content/steps/access.ts'
import { tones } from '../../figures/tones.ts'
import { BankMark } from './BankMark.tsx'
import { faces } from './faces.ts'
import { wide } from './wide.ts'

/** The paper that one knows a bank by; once it is connected, with what it holds, and a line in its own hand. */
export const BankPaper = ({ bank, tone, mark, paper, title, account, holds, writes }: Paper) => (
  <Sheet data-paper={paper} data-tone={tone}>
    <BankMark mark={mark} tone={tone} />
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
  border-radius: 0.25rem 0.75rem 0.75rem 0.25rem;
  background:
    linear-gradient(90deg, color-mix(in srgb, var(--ink) 20%, var(--tone)) 0.875rem, transparent 0), var(--tone);
  color: var(--ink);

  > small,
  > span small {
    color: var(--ink);
  }

  &::before {
    content: '';
    position: absolute;
    inset: 0 auto 0 0.375rem;
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
    top: 1.125rem;
    right: -2rem;
    width: 8rem;
    border-block: 1px solid var(--text);
    color: var(--text);
    font-size: 0.75rem;
    text-align: center;
    transform: rotate(38deg);
  }
`

/** A line printer's, with its holes and its bars. */
const printout = css`
  background:
    radial-gradient(circle, var(--ground) 0.1875rem, transparent 0.2188rem) 0 0 / 0.875rem 1.1875rem repeat-y,
    radial-gradient(circle, var(--ground) 0.1875rem, transparent 0.2188rem) 100% 0 / 0.875rem 1.1875rem repeat-y,
    linear-gradient(var(--card), var(--card)) 0 0 / 0.875rem 100% no-repeat,
    linear-gradient(var(--card), var(--card)) 100% 0 / 0.875rem 100% no-repeat,
    repeating-linear-gradient(
      color-mix(in srgb, var(--tone) 34%, var(--card)) 0 1.1875rem,
      var(--card) 1.1875rem 2.375rem
    );
`

const Sheet = styled.div`
  ${tones}
  position: relative;
  display: grid;
  grid-template: auto auto minmax(0, 1fr) / auto minmax(0, 1fr);
  gap: 0 0.5rem;
  align-items: center;
  overflow: clip;
  padding: 0.5rem 0.5rem 0.5rem 1.25rem;
  outline: 1px solid transparent;
  ${faces}

  &[data-paper='passbook'] {
    ${passbook}
  }

  &[data-paper='cheque'] {
    ${cheque}
    padding-left: 0.75rem;
  }

  &[data-paper='printout'] {
    ${printout}
  }

  > span {
    grid-column: 1 / -1;
    align-self: end;
  }

  /* On a phone there is room for the account, and for what it holds. */
  > small,
  > i {
    display: none;
  }

  ${wide} {
    gap: 0 0.875rem;
    padding: 1rem 1.25rem 1rem 2.25rem;

    &[data-paper='cheque'] {
      padding-left: 1.5rem;
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

    > small {
      display: block;
      align-self: start;
    }

    > span {
      font-size: var(--size-body);
    }

    > span small {
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
      font: 400 0.75rem / 1.4 var(--font-code);
      white-space: nowrap;
    }
  }
`
