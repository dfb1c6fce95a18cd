import { styled } from 'styled-components'
import type { Bank } from '../../../content/steps/access.ts'
import { tones } from '../../figures/tones.ts'

/** A bank's mark, by which its lines are known. */
export const BankMark = ({ mark, tone }: Pick<Bank, 'mark' | 'tone'>) => (
  <Chip viewBox="-6 -6 36 36" data-tone={tone} aria-hidden="true">
    <path d={mark} fillRule="evenodd" />
  </Chip>
)

const Chip = styled.svg`
  ${tones}
  width: 1.625rem;
  height: 1.625rem;
  border-radius: 0.25rem;
  background: var(--tone);
  fill: var(--ink);
  forced-color-adjust: none;
  print-color-adjust: exact;

  &[data-tone='action'] {
    fill: var(--card);
  }
`
