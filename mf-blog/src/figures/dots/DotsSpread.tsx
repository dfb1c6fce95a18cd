import { tablet } from '@bridge/shared/breakpoints'
import { styled } from 'styled-components'
import { DotsLegend } from './DotsLegend.tsx'
import { DotsNumeral } from './DotsNumeral.tsx'
import type { DotsFigure } from './dots-figure.ts'
import { SortedDots } from './SortedDots.tsx'

/** The top of an article: every dot in the field, the exceptions sorted below it, and what to do about each kind. */
export const DotsSpread = ({ figure }: { figure: DotsFigure }) => (
  <>
    <Plate>
      <Wide viewBox="0 0 239.54 73.6" aria-hidden="true">
        <SortedDots id="dots-wide" layout="wide" figure={figure} line={0.2} />
      </Wide>
      <Tall viewBox="0 0 127.54 129.5" aria-hidden="true">
        <SortedDots id="dots-tall" layout="tall" figure={figure} line={0.35} />
      </Tall>
      <DotsNumeral figure={figure} />
    </Plate>
    <DotsLegend parts={figure.parts} />
  </>
)

const Plate = styled.div`
  position: relative;
  container-type: inline-size;

  svg {
    forced-color-adjust: none;
    width: 100%;
    overflow: visible;
  }
`

const Wide = styled.svg`
  display: none;

  ${tablet} {
    display: block;
  }
`

const Tall = styled.svg`
  ${tablet} {
    display: none;
  }
`
