import { Prose } from '@bridge/shared/ui/Prose'
import { styled } from 'styled-components'
import type { Article } from './article-kind.ts'
import { Cover } from './Cover.tsx'
import { article as words } from './content/blog.ts'

export const ArticleText = ({ article: { id, body } }: { article: Article }) => (
  <Text>
    <Cover id={id} />
    <Prose blocks={body.intro} />
    {body.sections.map(({ id, heading, blocks }) => (
      <section key={id} id={id}>
        <h2>{heading}</h2>
        <Prose blocks={blocks} />
      </section>
    ))}
    <Author>
      {words.authorLabel} <strong>{words.author}</strong>
    </Author>
    <p>
      <a href={words.back.href}>{words.back.label}</a>
    </p>
  </Text>
)

const Text = styled.div`
  display: grid;
  gap: clamp(2rem, 4vw, 3rem);

  h2 {
    margin-bottom: 1rem;
    font: 650 var(--size-h3) / 1.2 var(--font-display);
  }
`

const Author = styled.p`
  padding-top: 1.5rem;
  border-top: 1px solid var(--line);
  color: var(--muted);
`
