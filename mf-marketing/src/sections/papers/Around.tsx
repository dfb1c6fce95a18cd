import { styled } from 'styled-components'
import type { Make, Sender } from '../../content/paper.ts'
import { laidOut } from './laid-out.ts'

interface AroundProps {
  readonly make: Make
  readonly sender: Sender | undefined
  /** The paper's position, in rem. */
  readonly indent: number
  readonly width: number
  /** How far the paper extends upwards, beside or into the words, in rem. */
  readonly hangs: number
  /** The paper's height, in rem: our screen can reach further down. */
  readonly height: number
  readonly atRight: true | undefined
}

/** Objects that belong to a kind of paper: a designer's swatches, a form's two carbon copies. */
export const Around = ({ make, sender, indent, width, hangs, height, atRight }: AroundProps) => {
  if (sender === 'studio') return <Swatches left={indent + width} />
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
