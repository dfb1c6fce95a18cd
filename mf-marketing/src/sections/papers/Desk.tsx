import { css, styled } from 'styled-components'
import type { Paper } from '../../content/paper.ts'
import { Around } from './Around.tsx'
import { answers } from './answers.ts'
import { arrival } from './arrival.ts'
import { endOf, footOf, indentOf, type Lie, laidOut, lieOf, middleOf } from './laid-out.ts'
import { mirrored } from './mirrored.ts'
import { PaperScreen } from './PaperScreen.tsx'
import { Sheet } from './Sheet.tsx'
import { Strand } from './Thread.tsx'

/** The trade's paper and our screen, on one desk; one amber thread stitches a line to its row. */
export const Desk = (paper: Paper) => {
  const { label, make = 'statement', width = laidOut.width, ledger, stitched } = paper
  const from = footOf(paper)
  const lie = lieOf(paper)
  return (
    <Top role="img" aria-label={label} $lie={lie} $from={from} $width={width}>
      <Sheet {...paper} />
      <Around
        make={make}
        indent={indentOf(width)}
        width={width}
        hangs={lie.hangs}
        height={endOf(paper)}
        atRight={lie.atRight}
      />
      <Screen $top={lie.screenTop}>
        <PaperScreen {...ledger} stitched={stitched} />
      </Screen>
      <Slack from={from - lie.hangs} to={middleOf(paper)} width={width} atRight={lie.atRight} />
    </Top>
  )
}

interface SlackProps {
  readonly from: number
  readonly to: number
  readonly width: number
  readonly atRight: true | undefined
}

/** From its knot at the end of the line it arches to the row like our bridges, or falls to it. */
const Slack = ({ from, to, width, atRight }: SlackProps) => {
  const rise = (from - to) * 16
  const gap = laidOut.gap * 16
  const knot = (0.5 - laidOut.margin) * 16
  const y = Math.max(rise, 0)
  const way =
    rise > 0
      ? `C${knot + 4} ${y - 76} ${gap - 8} -76 ${gap + 8} 0`
      : `C${knot + 4} -72 ${gap / 2} -72 ${gap / 2} 0V${-rise - 40}q0 40 ${gap / 2 + 8} 40`
  return (
    <Between
      data-thread={rise > 0 ? 'rises' : 'falls'}
      $top={Math.min(from, to)}
      $beside={width}
      $atRight={atRight}
    >
      <Strand
        width={gap}
        height={Math.max(Math.abs(rise), 1)}
        path={`M${knot + 4} ${y}a4 4 0 1 0-8 0a4 4 0 1 0 8 0M${knot} ${y - 4}${way}`}
      />
    </Between>
  )
}

/** Turned about the end of the stitched line, where the thread begins. */
const lying = css<{ $lie: Lie; $from: number }>`
  > :first-child {
    margin-top: ${({ $lie }) => -$lie.hangs}rem;
    transform: ${({ $lie }) => $lie.tilt !== 0 && `rotate(${$lie.tilt}deg)`};
    transform-origin: 100% ${({ $from }) => $from}rem;
  }
`

/** With large text on a phone, the whole drawing shrinks, so that its figures are neither cut nor covered. */
const smaller = [
  [20, 0.8],
  [16.4, 0.65],
  [13.7, 0.5],
  [11, 0.42],
].map(([below, zoom]) => `@media (width < ${below}rem) { zoom: ${zoom}; }`)

const Top = styled.div<{ $lie: Lie; $from: number; $width: number }>`
  position: relative;
  ${answers}
  ${arrival}

  ${laidOut.narrow} {
    max-width: 34rem;
    margin-inline: auto;
  }

  ${smaller}

  ${laidOut.beside} {
    isolation: isolate;
    display: grid;
    grid-template-columns: ${({ $width }) => $width}rem minmax(0, 1fr);
    column-gap: ${laidOut.gap}rem;
    padding-left: ${({ $width }) => indentOf($width)}rem;
    align-items: start;
    ${lying}
    ${({ $lie }) => $lie.atRight && mirrored}
  }
`

const Screen = styled.div<{ $top: number }>`
  position: relative;

  ${laidOut.wide} {
    width: 27rem;
    margin-left: auto;
  }

  ${laidOut.beside} {
    width: auto;
    margin: ${({ $top }) => $top}rem 0 0;
  }
`

const Between = styled.div<{ $top: number; $beside: number; $atRight: true | undefined }>`
  display: none;

  ${laidOut.beside} {
    display: block;
    position: absolute;
    top: ${({ $top }) => $top}rem;
    ${({ $beside, $atRight }) =>
      $atRight ? `right: ${$beside}rem; transform: scaleX(-1);` : `left: ${indentOf($beside) + $beside}rem;`}
    width: ${laidOut.gap}rem;

    /* About the knot */
    > svg {
      transform-origin: ${0.5 - laidOut.margin}rem 0;
    }

    &[data-thread='rises'] > svg {
      transform-origin: ${0.5 - laidOut.margin}rem 100%;
    }
  }
`
