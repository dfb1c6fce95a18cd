import { tablet } from '@bridge/shared/breakpoints'
import { Prose } from '@bridge/shared/ui/Prose'
import { styled } from 'styled-components'
import type { Article } from './article-kind.ts'
import { margins, note } from './Columns.tsx'
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
    font: 700 clamp(1.5rem, 1.3rem + 0.9vw, 2 * var(--size-base)) / 1.15 var(--font-display);
    letter-spacing: -0.01em;
    text-wrap: balance;
  }

  /* A quotation contains a figure and its meaning. */
  blockquote {
    border-color: var(--amber);
    color: var(--text);
    font-size: var(--size-base);
    line-height: 1.45;
    font-variant-numeric: tabular-nums;
  }

  blockquote strong {
    display: block;
    margin-bottom: 0.25rem;
    color: var(--action);
    font: 700 calc(0.75 * var(--size-h2)) / 1.1 var(--font-display);
    letter-spacing: -0.02em;
  }

  /* With margins, figures are in the right one, beside the lines that follow them; tables extend into that margin. */
  ${margins} {
    /* A jump lands a little above the middle of the window, so that even a short section becomes the current one. */
    > section {
      scroll-margin-top: max(0px, 50vh - var(--nav-height) - 9rem);
    }

    && blockquote {
      float: right;
      clear: right;
      width: ${note.width}rem;
      margin: 0.375rem -${note.width + note.gap}rem 0 0;
      padding: 0.75rem 0 0;
      border-top: 3px solid var(--amber);
      border-left: 0;
    }

    && [role='region'] {
      clear: right;
      width: calc(100% + ${note.width + note.gap}rem);
    }
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
