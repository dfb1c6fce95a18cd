import { css, styled } from 'styled-components'
import type { Paper } from '../../content/paper.ts'
import { footOf, laidOut, middleOf } from './laid-out.ts'
import { PaperScreen } from './PaperScreen.tsx'
import { RoomKey } from './RoomKey.tsx'
import { Sheet } from './Sheet.tsx'
import { Strand } from './Thread.tsx'

/** The trade's paper and our screen, on one desk; one amber thread stitches a line to its row. */
export const Desk = (paper: Paper) => (
  <Top role="img" aria-label={paper.label} $from={footOf(paper.stitched)}>
    <Sheet {...paper} />
    <Screen>
      <PaperScreen {...paper.ledger} stitched={paper.stitched} />
    </Screen>
    {paper.roomKey && (
      <Key>
        <RoomKey tag={paper.roomKey} />
      </Key>
    )}
    <Slack from={footOf(paper.stitched)} to={middleOf(paper.stitched)} />
  </Top>
)

/** It hangs a little before it rises to the row. */
const Slack = ({ from, to }: { from: number; to: number }) => {
  const rise = (from - to) * 16
  const gap = laidOut.gap * 16
  return (
    <Between $top={to}>
      <Strand
        width={gap}
        height={rise}
        path={`M-2 ${rise}C${gap * 0.62} ${rise + 34} ${gap * 0.2} 0 ${gap + 6} 0h14`}
      />
    </Between>
  )
}

const rotated = css<{ $from: number }>`
  > :first-child {
    transform: rotate(-1.4deg);
    transform-origin: 100% ${({ $from }) => $from}rem;
  }
`

const Top = styled.div<{ $from: number }>`
  position: relative;

  ${laidOut.narrow} {
    max-width: 34rem;
    margin-inline: auto;
  }

  ${laidOut.beside} {
    display: grid;
    grid-template-columns: ${laidOut.width}rem minmax(0, 1fr);
    column-gap: ${laidOut.gap}rem;
    align-items: start;
    ${rotated}
  }
`

const Key = styled.div`
  display: none;

  ${laidOut.wide} {
    display: block;
    position: absolute;
    bottom: 1.5rem;
    left: 2.5rem;
    width: 14.5rem;
    transform: rotate(-9deg);
  }

  ${laidOut.beside} {
    right: 4rem;
    bottom: -0.25rem;
    left: auto;
  }
`

const Screen = styled.div`
  ${laidOut.wide} {
    width: 27rem;
    margin-left: auto;
  }

  ${laidOut.beside} {
    width: auto;
    margin: ${laidOut.screenTop}rem 0 0;
  }
`

const Between = styled.div<{ $top: number }>`
  display: none;

  ${laidOut.beside} {
    display: block;
    position: absolute;
    top: ${({ $top }) => $top}rem;
    left: ${laidOut.width}rem;
    width: ${laidOut.gap}rem;
  }
`
