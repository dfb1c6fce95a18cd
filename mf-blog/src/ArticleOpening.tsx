import { desktop } from '@bridge/shared/breakpoints'
import { Container } from '@bridge/shared/ui/Container'
import { Unbroken } from '@bridge/shared/ui/Unbroken'
import { css, styled } from 'styled-components'
import { ArticleFacts } from './ArticleFacts.tsx'
import type { Article } from './article-kind.ts'
import { DotsSpread } from './figures/dots/DotsSpread.tsx'
import { FigureSpread } from './figures/FigureSpread.tsx'
import type { Ground } from './figures/grounds.ts'

/** The top of an article: its title, and its figure across the whole column. */
export const ArticleOpening = ({ article }: { article: Article }) => (
  <Opening $ground={article.figure.ground}>
    <Container>
      <ArticleFacts article={article} />
      <Words>
        <h1>
          <Unbroken text={article.title} />
        </h1>
        <p>
          <Unbroken text={article.subText} />
        </p>
      </Words>
      <figure>
        {article.figure.form === 'dots' ? (
          <DotsSpread figure={article.figure} />
        ) : (
          <FigureSpread figure={article.figure} />
        )}
        <figcaption>{article.figure.note && <Unbroken text={article.figure.note} />}</figcaption>
      </figure>
    </Container>
  </Opening>
)

const grounds = {
  ink: css`
    --topic: var(--bright);
    --facts: var(--on-ink-muted);
    --rule: var(--ink-line);
    --ground: var(--ink);
    color: var(--on-ink);
  `,
  emerald: css`
    --topic: var(--card);
    --facts: var(--on-ink);
    --rule: var(--action);
    --ground: var(--action-strong);
    color: var(--card);
  `,
  paper: css`
    --topic: var(--action-strong);
    --facts: var(--text);
    --rule: var(--on-ink-muted);
    --ground: var(--line);
    color: var(--ink);
  `,
} satisfies Record<Ground, unknown>

const Opening = styled.header<{ $ground: Ground }>`
  padding-block: 2rem clamp(2rem, 3vw, 2.5rem);
  ${({ $ground }) => grounds[$ground]}
  background: var(--ground);
  print-color-adjust: exact;

  /* The figure's colours match its background in either colour scheme. */
  [role='img'] {
    background: var(--ground);
    forced-color-adjust: none;
  }

  figcaption {
    margin-top: clamp(1.5rem, 2vw, 2rem);
    padding-top: 1rem;
    border-top: 1px solid var(--rule);
    color: var(--facts);
    font-size: var(--size-tiny);
  }
`

const Words = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 1rem 2%;
  align-items: baseline;
  margin-block: 0.75rem clamp(1.75rem, 2.5vw, 2.25rem);

  ${desktop} {
    grid-template-columns: minmax(0, 2fr) minmax(0, 1fr);
  }

  h1 {
    max-width: 13.3em;
    font: 700 clamp(2.25rem, 1.6rem + 2.6vw, 4 * var(--size-base)) / 1.04 var(--font-display);
    letter-spacing: -0.02em;
    overflow-wrap: break-word;
  }

  p {
    max-width: 34em;
    color: var(--facts);
    font-size: var(--size-body);
  }
`
