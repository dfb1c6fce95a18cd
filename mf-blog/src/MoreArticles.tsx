import { tablet } from '@bridge/shared/breakpoints'
import { shownDate } from '@bridge/shared/shown-date'
import { Container } from '@bridge/shared/ui/Container'
import { Unbroken } from '@bridge/shared/ui/Unbroken'
import { styled } from 'styled-components'
import { article as words } from './content/article-page.ts'
import type { LinkedArticle, Neighbours } from './neighbours.ts'

/** Links to the previous and the next article, and to the list. */
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

const Leading = ({ label, rel, article: { slug, title, date } }: LeadingProps) => (
  <Link href={`/blog/${slug}`} rel={rel}>
    <span>{label}</span>
    <strong>
      <Unbroken text={title} />
    </strong>
    <time dateTime={date}>{shownDate(date)}</time>
  </Link>
)

const Band = styled.nav`
  padding-block: clamp(2.5rem, 6vw, 4.5rem);
  border-top: 1px solid var(--line);
`

const Links = styled.div`
  display: grid;
  gap: 1.25rem;
  margin-bottom: 2rem;

  ${tablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`

const Link = styled.a`
  display: flex;
  flex-direction: column;
  gap: 0.5rem;
  padding: clamp(1.25rem, 2.5vw, 2rem);
  border: 1px solid var(--line);
  border-radius: var(--radius);
  background: var(--card);
  color: var(--text);
  text-decoration: none;
  transition: transform 200ms var(--ease);

  &:hover {
    transform: translateY(-2px);
  }

  &[rel='next'] {
    ${tablet} {
      grid-column: 2;
      text-align: right;
    }
  }

  > span {
    color: var(--action);
    font: 600 var(--size-small) / 1.4 var(--font-text);
    letter-spacing: 0.04em;
  }

  strong {
    flex: 1;
    font: 650 var(--size-h3) / 1.2 var(--font-display);
    text-wrap: balance;
  }

  time {
    color: var(--muted);
    font-size: var(--size-small);
  }
`
