import { tablet } from '@bridge/shared/breakpoints'
import { styled } from 'styled-components'
import { levelsOf } from '../../../content/pictures/balances.ts'
import { type Paise, rupees, signedBy } from '../../../content/rupees.ts'
import type { Line, JointStatement as Statement } from '../../../content/steps/access.ts'
import { largeText, smallPhone } from '../../figures/tones.ts'
import { BankMark } from './BankMark.tsx'

const write = signedBy(rupees)

/** One statement for three banks: a mark shows each line's bank, and the balance runs through all of them. */
export const JointStatement = ({ title, says, opening, lines, closing }: Statement) => (
  <Sheet data-is="statement">
    <p>
      <b>{title}</b>
      <span>{says}</span>
    </p>
    <div>
      <span>{opening[0]}</span>
      <span>{rupees(opening[1])}</span>
    </div>
    {levelsOf(opening[1], lines).map((line) => (
      <Row key={line.time + line.what} {...line} />
    ))}
    <p>
      <span>
        <b>{closing[0]}</b>
        <small>{closing[1]}</small>
      </span>
      <b>{rupees(closing[2])}</b>
    </p>
  </Sheet>
)

const Row = ({ time, bank, what, how, amount, paired, left }: Line & { readonly left: Paise }) => (
  <div data-tone={bank.tone} data-paired={paired}>
    <span>{time}</span>
    <BankMark mark={bank.mark} />
    <span>
      <b>{what}</b>
      <small>{how}</small>
    </span>
    <span data-in={amount > 0 || undefined}>{write(amount)}</span>
    <small>{rupees(left).slice(1)}</small>
  </div>
)

const Sheet = styled.div`
  display: grid;
  grid-template: 2.75rem 2.5rem repeat(7, minmax(0, 1fr)) 4.25rem / minmax(0, 1fr);
  border-radius: var(--radius);
  outline: 1px solid transparent;
  background: var(--card);

  > * {
    position: relative;
    display: grid;
    grid-template-columns: 2.5rem 1.625rem minmax(0, 1fr) auto;
    gap: 0 0.625rem;
    align-items: center;
    padding-inline: 0.75rem;
    border-top: 1px solid var(--line);
  }

  > p,
  > p + div {
    display: flex;
    justify-content: space-between;
  }

  > p:first-child {
    border: 0;
    border-radius: var(--radius) var(--radius) 0 0;
    background: color-mix(in srgb, var(--bright) 10%, var(--card));
    color: var(--action-strong);
  }

  > div > :nth-child(4) {
    text-align: right;
  }

  > div > :nth-child(5) {
    display: none;
  }

  [data-in] {
    color: var(--action-strong);
    font-weight: 600;
  }

  /* The two sides of one transfer. */
  > [data-paired]::after {
    content: '';
    position: absolute;
    z-index: 1;
    top: calc(50% + 0.8125rem);
    left: 4.6094rem;
    height: calc(100% - 1.625rem);
    border-left: 3px solid var(--amber);
  }

  > p + div ~ p {
    border-color: var(--text);
  }

  > p + div ~ p > b {
    font: 700 var(--size-h3) / 1 var(--font-display);
    letter-spacing: -0.02em;
  }

  ${smallPhone} {
    font-size: var(--size-tiny);

    > * {
      grid-template-columns: 2.25rem 1.25rem minmax(0, 1fr) auto;
      gap: 0 0.375rem;
      padding-inline: 0.625rem;
    }

    svg {
      width: 1.25rem;
      height: 1.25rem;
    }

    > [data-paired]::after {
      top: calc(50% + 0.625rem);
      left: 3.7813rem;
      height: calc(100% - 1.25rem);
    }
  }

  ${largeText} {
    display: block;

    > div {
      grid-template-columns: 1.625rem minmax(0, 1fr);
    }

    > div > :not(svg) {
      grid-column: 2;
      text-align: left;
    }

    > p,
    > p + div {
      flex-wrap: wrap;
    }

    > [data-paired]::after {
      display: none;
    }
  }

  ${tablet} {
    grid-template-rows: 3rem 2.5rem repeat(7, minmax(0, 1fr)) 4.5rem;

    > * {
      grid-template-columns: 3rem 1.625rem minmax(0, 1fr) 7rem 6.5rem;
      gap: 0 1.125rem;
      padding-inline: 1.5rem;
    }

    > div > :nth-child(5) {
      display: block;
      font-size: var(--size-small);
      text-align: right;
    }

    > [data-paired]::after {
      left: 6.375rem;
    }
  }
`
