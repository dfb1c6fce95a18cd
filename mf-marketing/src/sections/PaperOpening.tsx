import { tablet } from '@bridge/shared/breakpoints'
import { Container } from '@bridge/shared/ui/Container'
import { css, styled } from 'styled-components'
import type { Opening, Paper } from '../content/paper.ts'
import { OpeningWords, type Words } from './OpeningWords.tsx'
import { across } from './openings/across.ts'
import { ageing } from './openings/ageing.ts'
import { board } from './openings/board.ts'
import { Counter } from './openings/Counter.tsx'
import { Flaps } from './openings/Flaps.tsx'
import { night } from './openings/night.ts'
import { runway } from './openings/runway.ts'
import { Scene } from './openings/Scene.tsx'
import { spread } from './openings/spread.ts'
import { tailgate } from './openings/tailgate.ts'
import { ward } from './openings/ward.ts'
import { Desk } from './papers/Desk.tsx'
import { laidOut, lieOf, roomFor } from './papers/laid-out.ts'
import { Standing } from './papers/Standing.tsx'

interface PaperOpeningProps extends Words {
  readonly paper: Paper
  /** Whether the dark band follows. The paper then overlaps it. */
  readonly meetsNight: boolean
}

/** The top of a trade's page: its words, its paper, and our screen. */
export const PaperOpening = ({ paper, meetsNight, ...words }: PaperOpeningProps) => {
  const { opening, counter, flaps, scene, standing } = paper
  const { hangs, screenTop, atRight, onInk } = lieOf(paper)
  return (
    <Header data-night={meetsNight || undefined} data-ink={onInk} $opening={opening} $tight={!standing}>
      <OpeningWords
        {...words}
        room={roomFor(paper)}
        onInk={onInk}
        apart={opening === 'spread' || opening === 'ageing'}
        across={opening === 'across' || opening === 'board'}
      />
      {counter && <Counter {...counter} hangs={hangs} />}
      {flaps && <Flaps sum={flaps} />}
      <Container>
        {scene && <Scene {...scene} hangs={hangs} atRight={atRight} />}
        {standing && <Standing drawing={standing} foot={screenTop} />}
        <Desk {...paper} />
      </Container>
    </Header>
  )
}

const dark = 'clamp(10rem, 16vw, 14rem)'

const composed: Partial<Record<Opening, ReturnType<typeof css>>> = {
  spread,
  night,
  across,
  tailgate,
  ward,
  board,
  ageing,
  runway,
}

/** For windows in which the words are above the paper. */
const wordsAbove = css`
  ${tablet} and (width < 80rem) {
    && h1 {
      max-width: 10.5em;
    }
  }
`

/** Shrinks the words in a short window, to keep the thread's end in view. Not used with an object beside the words. */
const tight = css`
  ${laidOut.low} {
    padding-top: 2rem;

    > :first-child {
      --size-h1: 4rem;
      margin-bottom: 0.5rem;
    }

    > :first-child > div + div > p {
      font-size: calc(0.9 * var(--size-lead));
      line-height: 1.45;
    }

    > :first-child > div + div > p + div {
      margin-top: 1.25rem;
    }
  }
`

const Header = styled.header<{ $opening: Opening | undefined; $tight: boolean }>`
  position: relative;
  isolation: isolate;
  overflow: clip;
  padding-block: clamp(2.5rem, 5vw, 4.5rem);

  &[data-ink] {
    --focus: var(--bright);
    background: var(--ink);
  }

  &[data-night] {
    padding-bottom: 2rem;
  }

  &[data-night]::after {
    content: '';
    position: absolute;
    inset: auto 0 0;
    z-index: -1;
    height: ${dark};
    background: var(--ink);
  }

  ${({ $tight }) => $tight && tight}
  ${({ $opening }) => ($opening && composed[$opening]) ?? wordsAbove}
`
