import { Container } from '@bridge/shared/ui/Container'
import { styled } from 'styled-components'
import type { Drawing } from '../../content/drawing.ts'
import { laidOut } from '../papers/laid-out.ts'
import { Thing } from '../papers/Thing.tsx'

/** A counter at night: the objects on its edge, and the light that they cast on the paper. */
export const Counter = ({ hangs, ...drawing }: Drawing & { hangs: number }) => (
  <Edge $up={hangs + 4}>
    <Thing {...drawing} />
  </Edge>
)

const Edge = styled(Container)<{ $up: number }>`
  position: relative;
  margin-bottom: 1.25rem;

  > svg {
    width: 16rem;
    margin-left: auto;
  }

  &::before {
    content: '';
    position: absolute;
    top: 100%;
    left: calc(50% - 50vw);
    z-index: -1;
    width: 100vw;
    height: 100rem;
    --wood: color-mix(in oklab, var(--amber) 62%, var(--danger));
    background: radial-gradient(
      38rem 48rem at var(--lamp, 70%) 0,
      color-mix(in oklab, var(--wood) 54%, var(--ink)),
      color-mix(in oklab, var(--wood) 34%, var(--ink)) 50%,
      color-mix(in oklab, var(--wood) 19%, var(--ink))
    );
  }

  ${laidOut.wide} {
    height: 1px;

    > svg {
      position: absolute;
      right: var(--gutter);
      bottom: 0;
    }
  }

  ${laidOut.beside} {
    --lamp: calc(50% + 19.25rem);
    --up: ${({ $up }) => $up}rem;
    height: 0;
    margin: 0 auto;

    > svg {
      right: 5rem;
      bottom: var(--up);
      width: 24rem;
    }

    &::before {
      top: calc(-1 * var(--up));
    }
  }

  /* In a short window, the words take up less height. */
  ${laidOut.low} {
    --up: ${({ $up }) => $up - 1.5}rem;
  }
`
