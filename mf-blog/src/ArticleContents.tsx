import { useCurrentSection } from '@bridge/shared/hooks/use-current-section'
import { useMemo } from 'react'
import { styled } from 'styled-components'
import type { Article } from './article-kind.ts'
import { margins } from './Columns.tsx'
import { article as words } from './content/article-page.ts'

/** A list of the article's sections, in its left margin, with the one being read marked. Stays above the side card. */
export function ArticleContents({ article: { body } }: { article: Article }) {
  const current = useCurrentHeading(body.sections)
  return (
    <Contents aria-label={words.contents}>
      <p aria-hidden="true">{words.contents}</p>
      <ol>
        {body.sections.map(({ id, heading }) => (
          <li key={id}>
            <a href={`#${id}`} aria-current={id === current ? 'location' : undefined}>
              {heading}
            </a>
          </li>
        ))}
      </ol>
    </Contents>
  )
}

const introduction = { id: '' }

/** The id of the section being read; empty in the introduction, which the contents don't list. */
function useCurrentHeading(sections: Article['body']['sections']): string {
  const all = useMemo(() => [introduction, ...sections], [sections])
  return all[useCurrentSection(all)]?.id ?? introduction.id
}

const Contents = styled.nav`
  display: none;

  ${margins} {
    display: block;
    position: sticky;
    top: calc(var(--nav-height) + 2rem);
    grid-area: 1 / 1;
    align-self: start;
    margin-bottom: 24rem;
  }

  @media print {
    display: none;
  }

  p {
    padding-bottom: 0.625rem;
    border-bottom: 1px solid var(--text);
    font-size: var(--size-small);
    font-weight: 600;
  }

  ol {
    padding: 0;
    list-style: none;
  }

  a {
    display: block;
    padding-block: 0.625rem;
    border-bottom: 1px solid var(--line);
    color: var(--muted);
    font-size: var(--size-small);
    line-height: 1.4;
    text-decoration: none;
  }

  a:hover {
    color: var(--action-strong);
    text-decoration: underline;
  }

  a[aria-current] {
    border-color: var(--action);
    box-shadow: 0 1px var(--action);
    color: var(--action-strong);
  }
`
