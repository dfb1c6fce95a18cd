import { desktop } from '@bridge/shared/breakpoints'
import { styled } from 'styled-components'
import type { Payslips } from '../../content/figures/figure.ts'
import { StateLabel } from '../states/StateLabel.tsx'

const pitch = 10

/** A slip for each row of a file, standing at the card's lower edge. The slip that is held is pulled out. */
export const PayslipsFigure = ({ groups: [first, second], held }: Payslips) => {
  const inFirst = first.count + 1
  const all = inFirst + second.count
  const slips = (from: number, to: number) =>
    Array.from({ length: to - from }, (_, i) => from + i)
      .filter((i) => i !== held.row - 1)
      .map((i) => `M${i * pitch + 1} 36h8v64h-8z`)
      .join('')
  return (
    <Drawer $at={[held.row - 1, inFirst - held.row + 1, second.count]}>
      <p>
        <b>{first.name}</b>
        <small>{first.note}</small>
      </p>
      <p data-is="held">
        <b>{held.name}</b>
        <small>{held.note}</small>
        <StateLabel state={held.state} at="end" />
      </p>
      <p>
        <b>{second.name}</b>
        <small>{second.note}</small>
      </p>
      <svg viewBox={`0 0 ${all * pitch} 100`} preserveAspectRatio="none" aria-hidden="true">
        <path fill="var(--action)" d={slips(0, inFirst)} />
        <path fill="var(--bright)" d={slips(inFirst, all)} />
        <path fill="var(--amber)" d={`M${(held.row - 1) * pitch + 1} 0h8v100h-8z`} />
      </svg>
    </Drawer>
  )
}

/** The second column begins at the held slip, and the third at the second group. */
const Drawer = styled.div<{ $at: readonly number[] }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 0.75rem;
  margin: 0 calc(-1 * var(--inset)) calc(-1 * var(--foot));
  padding-top: 1rem;

  p {
    padding-inline: var(--inset);
  }

  p b {
    display: block;
    font: 700 var(--size-h3) / 1.15 var(--font-display);
  }

  > svg {
    display: block;
    width: 100%;
    height: 9rem;
  }

  ${desktop} {
    grid-template-columns: ${({ $at }) => $at.map((share) => `minmax(0, ${share}fr)`).join(' ')};
    gap: 0;
    height: calc(100% + var(--foot));
    min-height: 15.5rem;

    p {
      grid-area: 1 / 1;
    }

    p[data-is='held'] {
      justify-self: end;
      padding-inline: 0 0.75rem;
      text-align: right;
    }

    p:nth-of-type(3) {
      grid-area: 1 / 3;
      padding-inline: 0;
    }

    > svg {
      grid-area: 1 / 1 / 2 / -1;
      height: 100%;
    }
  }
`
