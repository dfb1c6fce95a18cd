import { tablet } from '@bridge/shared/breakpoints'
import { styled } from 'styled-components'
import { DotsLegend } from './DotsLegend.tsx'
import { DotsNumeral } from './DotsNumeral.tsx'
import type { DotsFigure } from './figure-kind.ts'
import { SortedDots } from './SortedDots.tsx'

/** Across the top of an article: every dot in the field, the exceptions sorted below it, and what to do about each. */
export const DotsSpread = ({ figure }: { figure: DotsFigure }) => (
  <Figure>
    <Plate>
      <Wide>
        <SortedDots id="dots-wide" layout="wide" figure={figure} />
      </Wide>
      <Tall>
        <SortedDots id="dots-tall" layout="tall" figure={figure} />
      </Tall>
      <DotsNumeral figure={figure} />
    </Plate>
    <DotsLegend parts={figure.parts} />
    <figcaption>{figure.note}</figcaption>
  </Figure>
)

const Figure = styled.figure`
  figcaption {
    margin-top: clamp(1.75rem, 3vw, 2.5rem);
    padding-top: 1rem;
    border-top: 1px solid var(--ink-line);
    color: var(--on-ink-muted);
    font-size: var(--size-tiny);
  }
`

const Plate = styled.div`
  position: relative;
  container-type: inline-size;

  svg {
    forced-color-adjust: none;
    width: 100%;
    overflow: visible;
  }
`

const Wide = styled.div`
  display: none;

  ${tablet} {
    display: block;
  }
`

const Tall = styled.div`
  ${tablet} {
    display: none;
  }
`
