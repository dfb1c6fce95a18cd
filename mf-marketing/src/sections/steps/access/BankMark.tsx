import { styled } from 'styled-components'
import type { Bank } from '../../../content/steps/access.ts'

/** A bank's mark, which identifies the bank's lines. It takes the tone of the element around it. */
export const BankMark = ({ mark }: Pick<Bank, 'mark'>) => (
  <Chip viewBox="-6 -6 36 36" aria-hidden="true">
    <path d={mark} fillRule="evenodd" />
  </Chip>
)

const Chip = styled.svg`
  width: 1.625rem;
  height: 1.625rem;
  border-radius: 0.25rem;
  background: var(--tone);
  fill: var(--ink);
  forced-color-adjust: none;
  print-color-adjust: exact;

  [data-tone='action'] > &,
  [data-tone='action'] > p > & {
    fill: var(--card);
  }
`
