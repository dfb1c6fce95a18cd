import { tablet } from '@bridge/shared/breakpoints'
import { Prose } from '@bridge/shared/ui/Prose'
import { styled } from 'styled-components'
import type { Article } from './article-kind.ts'
import { article as words } from './content/article-page.ts'
import { author } from './content/author.ts'

export const ArticleText = ({ article: { body } }: { article: Article }) => (
  <Text>
    <Prose blocks={body.intro} />
    {body.sections.map(({ id, heading, blocks }) => (
      <section key={id} id={id}>
        <h2>{heading}</h2>
        <Prose blocks={blocks} />
      </section>
    ))}
    <Author>
      {words.authorLabel} <strong>{author}</strong>
    </Author>
  </Text>
)

const Text = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: clamp(2.5rem, 4vw, 3.25rem);
  font-size: var(--size-reading);
  line-height: 1.65;

  h2 {
    margin-bottom: 0.75em;
    font: 650 clamp(1.5rem, 1.3rem + 0.9vw, 2 * var(--size-base)) / 1.15 var(--font-display);
    letter-spacing: -0.01em;
    text-wrap: balance;
  }

  ${tablet} {
    && table {
      font-size: var(--size-base);
    }
  }
`

const Author = styled.p`
  padding-top: 1.5rem;
  border-top: 1px solid var(--line);
  color: var(--muted);
  font-size: var(--size-body);

  strong {
    color: var(--text);
    font-weight: 600;
  }
`
