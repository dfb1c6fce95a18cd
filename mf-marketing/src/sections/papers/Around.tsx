import { styled } from 'styled-components'
import type { Make, Sender } from '../../content/paper.ts'
import { laidOut } from './laid-out.ts'

interface AroundProps {
  readonly make: Make
  readonly sender: Sender | undefined
  /** The paper's position, in rem. */
  readonly indent: number
  readonly width: number
  /** How far it extends into the words. */
  readonly hangs: number
  /** The paper's height, in rem: our screen can reach further down. */
  readonly height: number
  readonly atRight: true | undefined
}

/** What comes with a kind of paper: a builder's envelope, a designer's swatches, a form's two carbon copies. */
export const Around = ({ make, sender, indent, width, hangs, height, atRight }: AroundProps) => {
  if (sender === 'studio') return <Swatches left={indent + width} />
  if (sender === 'builder') return <Envelope place={`auto auto -0.5rem ${indent + width - tucked}rem`} />
  if (make === 'form')
    return (
      <Copies
        $place={`${-hangs}rem ${atRight ? '0 auto auto' : `auto auto ${indent}rem`}`}
        $height={height}
        $width={width}
      />
    )
  return null
}

/** How much of the envelope the letter covers, in rem. */
const tucked = 6

const Envelope = ({ place }: { place: string }) => (
  <Cover viewBox="0 0 520 250" aria-hidden="true" $place={place}>
    <path d="M2 2H518V248H2Z" />
    <path d="M2 2 232 150Q260 166 288 150L518 2M2 248 205 132.500M518 248 315 132.500" data-is="fold" />
  </Cover>
)

const spot = 'color-mix(in srgb, var(--danger) 72%, var(--amber))'
const fan = ['var(--ink-line)', 'var(--action)', 'var(--bright)', 'var(--line)', 'var(--amber)', spot]

/** A fan of colours, screwed together under the letter's corner. */
const Swatches = ({ left }: { left: number }) => (
  <Fan viewBox="0 0 520 250" aria-hidden="true" $left={left}>
    {fan.map((colour, i) => (
      <g key={colour} transform={`rotate(${34 + 11 * i} 40 190)`}>
        <path d="M10 200V-150q0-8 8-8h44q8 0 8 8v350Z" />
        <path d="M10 120V-150q0-8 8-8h44q8 0 8 8v270Z" fill={colour} />
      </g>
    ))}
    <circle cx="40" cy="190" r="7" />
  </Fan>
)

const Cover = styled.svg<{ $place: string }>`
  display: none;

  ${laidOut.beside} {
    display: block;
    position: absolute;
    inset: ${({ $place }) => $place};
    z-index: -1;
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

const Copies = styled.div<{ $place: string; $width: number; $height: number }>`
  display: none;

  ${laidOut.beside} {
    display: block;
    position: absolute;
    inset: ${({ $place }) => $place};
    height: ${({ $height }) => $height}rem;
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

const Fan = styled.svg<{ $left: number }>`
  display: none;

  ${laidOut.beside} {
    display: block;
    position: absolute;
    bottom: -0.5rem;
    left: ${({ $left }) => $left - 6}rem;
    z-index: -1;
    overflow: visible;
    width: 32.5rem;
    fill: var(--card);
    stroke: var(--text);
    stroke-width: 1.5;
  }
`
