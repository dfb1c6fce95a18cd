import { desktop, tablet } from '@bridge/shared/breakpoints'
import { shownDate } from '@bridge/shared/shown-date'
import { Container } from '@bridge/shared/ui/Container'
import { Unbroken } from '@bridge/shared/ui/Unbroken'
import { styled } from 'styled-components'
import { Cover } from './Cover.tsx'
import { article as words } from './content/article-page.ts'
import type { LinkedArticle, Neighbours } from './neighbours.ts'

/** Links to the previous and the next article, each with its cover, and to the list. */
export const MoreArticles = ({ previous, next }: Neighbours) => (
  <Band aria-label={words.more.name}>
    <Container>
      <Links>
        {previous && <Leading label={words.more.previous} rel="prev" article={previous} />}
        {next && <Leading label={words.more.next} rel="next" article={next} />}
      </Links>
      <a href={words.more.all.href}>{words.more.all.label}</a>
    </Container>
  </Band>
)

interface LeadingProps {
  readonly label: string
  readonly rel: 'prev' | 'next'
  readonly article: LinkedArticle
}

const Leading = ({ label, rel, article }: LeadingProps) => (
  <Link href={`/blog/${article.slug}`} rel={rel}>
    <Cover article={article} />
    <div>
      <span>{label}</span>
      <strong>
        <Unbroken text={article.title} />
      </strong>
      <time dateTime={article.date}>{shownDate(article.date)}</time>
    </div>
  </Link>
)

const Band = styled.nav`
  padding-block: clamp(2.5rem, 6vw, 4.5rem);
  border-top: 1px solid var(--line);
`

const Links = styled.div`
  display: grid;
  gap: 2rem 3.5rem;
  margin-bottom: 2.5rem;

  ${tablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`

/** The cover is too small for words and guides: its number and its shape remain. */
const Link = styled.a`
  display: grid;
  grid-template-columns: 7.5rem minmax(0, 1fr);
  gap: 1.25rem;
  align-items: start;
  color: var(--text);
  text-decoration: none;

  /* Read by the cover. */
  &:hover,
  &:focus-visible {
    --pointed-at: 1;
  }

  &:hover strong {
    text-decoration: underline;
    text-decoration-color: var(--action);
    text-decoration-thickness: 2px;
    text-underline-offset: 0.2em;
  }

  svg :is(text:not(.numeral), .guide) {
    display: none;
  }

  .numeral > tspan {
    font-size: 0.75em;
  }

  > div + div {
    display: grid;
    gap: 0.375rem;
  }

  &[rel='next'] {
    ${tablet} {
      grid-column: 2;
    }
  }

  > div > span {
    color: var(--action);
    font: 600 var(--size-small) / 1.4 var(--font-text);
  }

  strong {
    font: 700 var(--size-h3) / 1.2 var(--font-display);
    text-wrap: balance;
  }

  time {
    color: var(--muted);
    font-size: var(--size-small);
  }

  /* With large text on a phone */
  @media (width < 19rem) {
    grid-template-columns: minmax(0, 1fr);
  }

  ${desktop} {
    grid-template-columns: 12rem minmax(0, 1fr);
    gap: 1.75rem;
  }
`
