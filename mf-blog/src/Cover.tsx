import { styled } from 'styled-components'
import type { Article } from './article-kind.ts'
import { DotsCard } from './figures/dots/DotsCard.tsx'
import { FigureCard } from './figures/FigureCard.tsx'

interface CoverProps {
  readonly article: Pick<Article, 'slug' | 'figure'>
}

/** An article's figure as the cover of its card. Decorative: it illustrates the title beside it. */
export const Cover = ({ article: { slug, figure } }: CoverProps) => (
  <Frame>
    {figure.form === 'dots' ? (
      <DotsCard id={`dots-${slug}`} figure={figure} />
    ) : (
      <FigureCard figure={figure} />
    )}
  </Frame>
)

const Frame = styled.div`
  display: grid;
  place-items: start center;
  overflow: hidden;
  border-radius: var(--radius);

  aspect-ratio: 4 / 3;

  svg {
    width: 100%;
    height: 100%;
  }
`
