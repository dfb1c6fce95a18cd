import { styled } from 'styled-components'
import { list } from './content/list-page.ts'
import { type Topic, topicKey } from './topics.ts'

interface TopicLinksProps {
  readonly topics: readonly Topic[]
  readonly chosen: Topic | undefined
}

/** Links to all articles, and to those about each topic. */
export const TopicLinks = ({ topics, chosen }: TopicLinksProps) => (
  <Links aria-label={list.topics.label}>
    <a href="/blog#articles" aria-current={chosen ? undefined : 'true'}>
      {list.topics.all}
    </a>
    {topics.map((topic) => (
      <a
        key={topic}
        href={`/blog?topic=${topicKey(topic)}#articles`}
        aria-current={topic === chosen ? 'true' : undefined}
      >
        {topic}
      </a>
    ))}
  </Links>
)

const Links = styled.nav`
  display: flex;
  flex-wrap: wrap;
  gap: 0.5rem;
  margin-bottom: 1.5rem;

  a {
    padding: 0.5rem 0.875rem;
    border: 1px solid var(--line);
    border-radius: 999px;
    color: var(--text);
    font-size: var(--size-small);
    line-height: 1.4;
    text-decoration: none;
  }

  a:hover {
    border-color: var(--text);
  }

  [aria-current] {
    border-color: var(--text);
    background: var(--text);
    color: var(--card);
  }
`
