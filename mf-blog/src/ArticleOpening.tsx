import { desktop } from '@bridge/shared/breakpoints'
import { Container } from '@bridge/shared/ui/Container'
import { styled } from 'styled-components'
import { ArticleFacts } from './ArticleFacts.tsx'
import type { Article } from './article-kind.ts'
import { DotsSpread } from './figures/DotsSpread.tsx'
import type { Figure } from './figures/figure-kind.ts'

/** The top of an article that has a figure: its title, and the drawing across the whole column. */
export const ArticleOpening = ({ article, figure }: { article: Article; figure: Figure }) => (
  <Opening>
    <Container>
      <ArticleFacts article={article} />
      <Words>
        <h1>{article.title}</h1>
        <p>{article.subText}</p>
      </Words>
      <DotsSpread figure={figure} />
    </Container>
  </Opening>
)

const Opening = styled.header`
  padding-block: clamp(2.5rem, 4vw, 3.5rem) clamp(2rem, 3vw, 2.5rem);
  --topic: var(--bright);
  --facts: var(--on-ink-muted);
  background: var(--ink);
  color: var(--on-ink);
`

const Words = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 1rem 2%;
  align-items: end;
  margin-block: 0.75rem clamp(2rem, 3.5vw, 3rem);

  ${desktop} {
    grid-template-columns: minmax(0, 2fr) minmax(0, 1fr);
  }

  h1 {
    max-width: 20ch;
    font: 700 clamp(2.25rem, 1.6rem + 2.6vw, 4 * var(--size-base)) / 1.04 var(--font-display);
    letter-spacing: -0.02em;
    overflow-wrap: break-word;
  }

  p {
    max-width: 34em;
    color: var(--on-ink-muted);
    font-size: var(--size-body);
  }
`
