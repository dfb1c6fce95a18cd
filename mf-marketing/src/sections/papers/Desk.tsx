import { css, styled } from 'styled-components'
import type { Paper } from '../../content/paper.ts'
import { Around } from './Around.tsx'
import { answers } from './answers.ts'
import { arrival } from './arrival.ts'
import { endOf, indentOf, knotOf, type Lie, laidOut, lieOf, middleOf } from './laid-out.ts'
import { mirrored } from './mirrored.ts'
import { PaperScreen } from './PaperScreen.tsx'
import { Sheet } from './Sheet.tsx'
import { smaller } from './smaller.ts'
import { Ring, Strand } from './Thread.tsx'

/** The trade's paper and our screen, on one desk; an amber thread leads from one line to its row on the screen. */
export const Desk = (paper: Paper) => {
  const { label, make = 'statement', sender, width = laidOut.width, ledger, stitched } = paper
  const from = knotOf(paper)
  const lie = lieOf(paper)
  return (
    <Top role="img" aria-label={label} $lie={lie} $from={from} $width={width}>
      <Sheet {...paper} />
      <Around
        make={make}
        sender={sender}
        indent={indentOf(width)}
        width={width}
        hangs={lie.hangs}
        height={endOf(paper)}
        atRight={lie.atRight}
      />
      <Screen $top={lie.screenTop}>
        <PaperScreen {...ledger} stitched={stitched} />
      </Screen>
      <Slack
        from={from - lie.hangs}
        to={middleOf(paper)}
        line={lie.line}
        width={width}
        atRight={lie.atRight}
      />
    </Top>
  )
}

interface SlackProps {
  readonly from: number
  readonly to: number
  /** The height of the stitched line, in rem. */
  readonly line: number
  readonly width: number
  readonly atRight: true | undefined
}

/** In px: how high the thread arches above its ends, where it comes down, and the radius of its turn into its row. */
const arch = { top: -46, over: laidOut.gap * 16 - 18, turn: 20 }

/**
 * The thread: from the end of the stitches it turns up into a ring in the middle of their line, arches like our bridges
 * and enters the middle of its row through a second ring on our screen's edge.
 */
const Slack = ({ from, to, line, width, atRight }: SlackProps) => {
  const rises = from > to
  const gap = laidOut.gap * 16
  const [x, y] = [-laidOut.knot * 16, rises ? (from - to) * 16 : 0]
  const row = rises ? 0 : (to - from) * 16
  const stitches = y + (line / 2 - laidOut.stitches) * 16
  const way =
    y > -arch.top
      ? `C${x} 0 ${x + 16} 0 ${gap} 0`
      : `C${x} ${arch.top} ${arch.over} ${arch.top} ${arch.over} ${Math.min(0, row - arch.turn)}V${row - arch.turn}Q${arch.over} ${row} ${gap} ${row}`
  return (
    <Between
      data-thread={rises ? 'rises' : 'falls'}
      $top={Math.min(from, to)}
      $beside={width}
      $atRight={atRight}
    >
      <Strand
        width={gap}
        height={Math.max(Math.abs(from - to) * 16, 1)}
        path={`M${x - 4} ${stitches}q4 0 4-4V${y}${way}`}
      >
        <Ring x={x} y={y} />
        <Ring x={gap} y={row} />
      </Strand>
    </Between>
  )
}

/** Tilts the paper about the ring in which the thread begins. */
const lying = css<{ $lie: Lie; $from: number }>`
  > :first-child {
    margin-top: ${({ $lie }) => -$lie.hangs}rem;
    transform: ${({ $lie }) => $lie.tilt !== 0 && `rotate(${$lie.tilt}deg)`};
    transform-origin: calc(100% - ${laidOut.knot}rem) ${({ $from }) => $from}rem;
  }
`

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

  ${laidOut.beside} {
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

    /* The thread grows from its first ring. */
    > svg {
      transform-origin: -${laidOut.knot}rem 0;
    }

    &[data-thread='rises'] > svg {
      transform-origin: -${laidOut.knot}rem 100%;
    }
  }
`
