import { styled } from 'styled-components'
import type { Make } from '../../content/paper.ts'
import { laidOut } from './laid-out.ts'

interface AroundProps {
  readonly make: Make
  /** Where the paper lies, in rem. */
  readonly indent: number
  readonly width: number
}

/** What comes with a kind of paper: a letter's envelope, a form's two carbon copies. */
export const Around = ({ make, indent, width }: AroundProps) => {
  if (make === 'letter') return <Envelope from={indent + width} />
  if (make === 'form') return <Copies $indent={indent} $width={width} />
  return null
}

const Envelope = ({ from }: { from: number }) => (
  <Cover viewBox="0 0 520 250" aria-hidden="true" $from={from}>
    <path d="M2 2H518V248H2Z" />
    <path d="M2 2 232 150Q260 166 288 150L518 2M2 248 205 132.500M518 248 315 132.500" data-is="fold" />
  </Cover>
)

const Cover = styled.svg<{ $from: number }>`
  display: none;

  ${laidOut.beside} {
    display: block;
    position: absolute;
    bottom: -0.5rem;
    z-index: -1;
    left: ${({ $from }) => $from - 6}rem;
    width: 32.5rem;
    transform: rotate(3deg);
    fill: color-mix(in srgb, var(--amber) 24%, var(--card));
    stroke: color-mix(in srgb, var(--text) 60%, var(--amber));
    stroke-width: 1.5;
    stroke-linejoin: round;

    [data-is='fold'] {
      fill: none;
      stroke-width: 1;
    }
  }
`

const Copies = styled.div<{ $indent: number; $width: number }>`
  display: none;

  ${laidOut.beside} {
    display: block;
    position: absolute;
    inset: 0 auto 0 ${({ $indent }) => $indent}rem;
    z-index: -1;
    width: ${({ $width }) => $width}rem;

    &::before,
    &::after {
      content: '';
      position: absolute;
      inset: 0;
      border: 1px solid color-mix(in srgb, var(--text) 26%, var(--card));
      background: color-mix(in srgb, var(--danger) 17%, var(--card));
      transform: rotate(-1.6deg) translate(-0.25rem, 0.5rem);
    }

    &::after {
      background: color-mix(in srgb, var(--amber) 30%, var(--card));
      transform: rotate(-0.3deg) translate(0.125rem, 0.375rem);
    }
  }
`
