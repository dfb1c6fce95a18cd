import { styled } from 'styled-components'
import { CoverPicture } from './CoverPicture.tsx'
import type { CoverOf } from './cover-drawing.ts'

/** An article's cover in its frame. Decorative: it illustrates the title beside it. */
export const Cover = (article: CoverOf) => (
  <Frame>
    <CoverPicture id={article.id} cover={article.cover} />
  </Frame>
)

const Frame = styled.div`
  overflow: hidden;
  border-radius: var(--radius);

  svg {
    display: block;
    width: 100%;
    height: 100%;
  }
`
