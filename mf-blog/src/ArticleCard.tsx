import { desktop, tablet } from '@bridge/shared/breakpoints'
import { ButtonLink } from '@bridge/shared/ui/ButtonLink'
import { Unbroken } from '@bridge/shared/ui/Unbroken'
import { styled } from 'styled-components'
import { ArticleFacts } from './ArticleFacts.tsx'
import { wide } from './ArticleGrid.tsx'
import type { ArticleSummary } from './article-list.ts'
import { Cover } from './Cover.tsx'
import { list } from './content/list-page.ts'

/** An item of `ArticleGrid`; the whole card is a link. On narrow screens, all but the first are rows. */
export const ArticleCard = ({ article }: { article: ArticleSummary }) => (
  <Card>
    <Cover article={article} />
    <Words>
      <ArticleFacts article={article} />
      <h3>
        <Unbroken text={article.title} />
      </h3>
      <p>
        <Unbroken text={article.subText} />
      </p>
      <ButtonLink href={`/blog/${article.slug}`} tone="quiet" describes={article.title}>
        {list.readMore}
      </ButtonLink>
    </Words>
  </Card>
)

const narrow = '@media (width < 44rem)'
/** With large text on a phone */
const narrowest = '@media (width < 19rem)'

const Card = styled.li`
  position: relative;
  display: flex;
  flex-direction: column;

  /* Read by the cover. */
  &:hover,
  &:focus-within {
    --pointed-at: 1;
  }

  ${desktop} {
    &${wide} {
      display: grid;
      grid-template-columns: 7fr 5fr;
      align-items: start;
    }
  }

  ${narrow} {
    &:not(:first-child) {
      display: grid;
      grid-template: auto 1fr / minmax(0, 1fr) 7.5rem;
      gap: 0.375rem 1rem;
      padding: 1.5rem 0 1.25rem;
      border-bottom: 1px solid var(--line);
    }

    &:not(:first-child) > :first-child {
      grid-area: 1 / 2 / span 2;
      align-self: start;
    }

    /* In a row, the cover is too small for words and guides: its number and its shape remain. */
    &:not(:first-child) :is(text:not(.numeral), .guide) {
      display: none;
    }

    &:not(:first-child) .numeral > tspan {
      font-size: 0.75em;
    }
  }

  ${narrowest} {
    &:not(:first-child) {
      grid-template-columns: minmax(0, 1fr);
    }

    &:not(:first-child) > :first-child {
      grid-area: auto;
      width: 7.5rem;
    }
  }
`

const Words = styled.div`
  display: flex;
  flex-direction: column;
  gap: 0.75rem;
  padding-block: 1.25rem;

  h3 {
    font: 700 var(--size-h3) / 1.2 var(--font-display);
    text-wrap: balance;
  }

  p {
    max-width: 34em;
    color: var(--muted);
    text-wrap: pretty;
  }

  /* The whole card acts as the button. */
  a {
    align-self: start;
    min-height: 0;
    padding: 0;
    border: 0;
    background: none;
    color: var(--action);
    font-size: var(--size-base);
  }

  /* A transform would make the button, not the card, the containing block of the pressable area. */
  a:hover {
    background: none;
    text-decoration: underline;
    text-underline-offset: 0.25em;
    transform: none;
  }

  a::after {
    content: '';
    position: absolute;
    inset: 0;
  }

  /* Aligns the buttons of a row without anchoring them to its foot, which moves as later cards arrive. */
  ${tablet} {
    ${Card}:not(:first-child) & {
      h3 {
        min-height: 2lh;
      }

      p {
        min-height: 4lh;
      }
    }
  }

  ${desktop} {
    ${Card}${wide} & {
      gap: 1rem;
      padding: 0 0 0 clamp(1.5rem, 3.5vw, 3rem);

      h3 {
        font-size: clamp(1.75rem, 1rem + 2.4vw, 3 * var(--size-base));
        line-height: 1.08;
        letter-spacing: -0.02em;
      }

      p {
        font-size: var(--size-lead);
        line-height: 1.5;
      }
    }
  }

  ${narrow} {
    ${Card}:not(:first-child) & {
      display: contents;

      b {
        flex-basis: 100%;
      }

      h3 {
        font-size: var(--size-body);
        line-height: 1.25;
      }

      p,
      a {
        grid-column: 1 / -1;
      }

      p {
        font-size: var(--size-small);
      }

      a {
        justify-self: start;
        margin-top: 0.25rem;
        font-size: var(--size-small);
      }
    }
  }
`
