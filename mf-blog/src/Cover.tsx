import { styled } from 'styled-components'
import type { Article } from './article-kind.ts'
import { CoverPicture } from './CoverPicture.tsx'
import { DotsCard } from './figures/DotsCard.tsx'

interface CoverProps {
  readonly article: Pick<Article, 'slug' | 'id' | 'cover' | 'figure'>
}

/** An article's cover in its frame. Decorative: it illustrates the title beside it. */
export const Cover = ({ article: { slug, id, cover, figure } }: CoverProps) => (
  <Frame>
    {figure ? <DotsCard id={`dots-${slug}`} figure={figure} /> : <CoverPicture id={id} cover={cover} />}
  </Frame>
)

const Frame = styled.div`
  display: grid;
  place-items: center;
  overflow: hidden;
  border-radius: var(--radius);

  place-self: stretch;
  aspect-ratio: 40 / 21;

  svg {
    width: 100%;
    height: 100%;
  }
`
