import { desktop } from '@bridge/shared/breakpoints'
import { styled } from 'styled-components'
import type { BankPaper, Choice } from '../../../content/steps/access.ts'
import { largeText, smallPhone } from '../../figures/tones.ts'
import { BankMark } from './BankMark.tsx'
import { bars } from './faces.ts'

/** Each bank's paper is open at its accounts, with the ones to show ticked. */
export const Accounts = ({ banks, accounts }: Choice & { readonly banks: readonly BankPaper[] }) => (
  <Lists data-is="choice">
    {banks.map(({ bank, tone, mark, paper }, i) => (
      <List key={bank} data-paper={paper} data-tone={tone}>
        <p>
          <BankMark mark={mark} />
          <b>{bank}</b>
        </p>
        {accounts[i]?.map(({ number, name, chosen }) => (
          <div key={number} data-chosen={chosen}>
            <svg viewBox="0 0 24 24" aria-hidden="true">
              <path d="M2 4H20V22H2Z" />
              {chosen && <path d="M5 12.500 10.500 18C13 11 17 5 23 1" />}
            </svg>
            <b>{number}</b>
            <span>{name}</span>
            <small>{chosen ? 'Chosen' : 'Left out'}</small>
          </div>
        ))}
      </List>
    ))}
  </Lists>
)

const Lists = styled.div`
  display: grid;
  grid-template-rows: repeat(3, minmax(0, 1fr));
  gap: var(--between);

  ${desktop} {
    grid-template-rows: repeat(3, var(--row));
    margin-left: -2.5rem;
  }
`

/** The page beside its cover. */
const List = styled.div`
  display: grid;
  grid-template: auto repeat(2, minmax(0, 1fr)) / minmax(0, 1fr);
  padding: 0.75rem 1rem;
  outline: 1px solid transparent;
  background: color-mix(in srgb, var(--tone) 9%, var(--card));

  &[data-paper='printout'] {
    padding-inline: 1.5rem;
    background: ${bars};
  }

  > p {
    display: flex;
    gap: 0.5rem;
    align-items: center;
  }

  > div {
    display: grid;
    grid-template-columns: 1.5rem 4rem minmax(0, 1fr) 4rem;
    gap: 0 0.75rem;
    align-items: center;
    border-top: 1px solid color-mix(in srgb, var(--text) 22%, var(--card));
  }

  > p + div {
    border: 0;
  }

  svg[viewBox^='0'] {
    width: 1.5rem;
    height: 1.5rem;
    overflow: visible;
    fill: var(--card);
    stroke: var(--text);
    stroke-width: 1.5;
  }

  path + path {
    fill: none;
    stroke: var(--action);
    stroke-width: 3.5;
    stroke-linecap: round;
  }

  > div > small {
    text-align: right;
    white-space: nowrap;
  }

  [data-chosen='true'] small {
    color: var(--action-strong);
    font-weight: 600;
  }

  [data-chosen='false'] > :not(svg) {
    color: var(--muted);
    font-weight: 400;
  }

  ${smallPhone} {
    > div {
      grid-template-columns: 1.5rem 3.75rem minmax(0, 1fr);
      gap: 0 0.5rem;
    }

    > div > small {
      grid-column: 3;
      text-align: left;
    }
  }

  ${largeText} {
    > div {
      grid-template-columns: 1.5rem minmax(0, 1fr);
    }

    > div > :not(svg) {
      grid-column: 2;
    }
  }

  ${desktop} {
    grid-template-rows: repeat(2, minmax(0, 1fr));
    &[data-paper] {
      padding: 0.5rem 2rem;
    }

    &[data-paper='passbook'] {
      border-radius: 0 0.75rem 0.75rem 0;
      background:
        linear-gradient(90deg, color-mix(in srgb, var(--text) 16%, var(--card)), transparent 1.5rem),
        color-mix(in srgb, var(--tone) 9%, var(--card));
    }

    &[data-paper='cheque'] {
      border-left: 2px dashed color-mix(in srgb, var(--text) 45%, var(--card));
    }

    > p {
      display: none;
    }

    > div {
      grid-template-columns: 1.5rem 5rem minmax(0, 1fr) 4rem;
      gap: 0 1.25rem;
      font-size: var(--size-body);
    }
  }
`
