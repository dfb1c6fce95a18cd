import { styled } from 'styled-components'
import { CoverPicture } from './CoverPicture.tsx'
import type { CoverOf } from './cover-drawing.ts'

/** An article's cover in its frame. It says in a picture what the title beside it says in words. */
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
