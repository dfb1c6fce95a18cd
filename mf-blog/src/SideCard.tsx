import { Unbroken } from '@bridge/shared/ui/Unbroken'
import { Wordmark } from '@bridge/shared/ui/Wordmark'
import { styled } from 'styled-components'
import { article } from './content/article-page.ts'
import { SocialIcon } from './SocialIcon.tsx'

/** About the company. Until it has accounts, the icons are not links; they have names, because they are visible. */
export const SideCard = () => (
  <Card aria-label={article.side.name}>
    <Wordmark />
    <p>
      <Unbroken text={article.side.tagline} />
    </p>
    <ul>
      {article.side.social.map((name) => (
        <li key={name}>
          <SocialIcon name={name} />
        </li>
      ))}
    </ul>
  </Card>
)

const Card = styled.aside`
  --arc: var(--bright);
  display: grid;
  gap: 1.25rem;
  align-self: start;
  padding: clamp(1.5rem, 3vw, 2rem);
  border-radius: var(--radius);
  background: var(--ink);
  color: var(--on-ink);

  p {
    color: var(--on-ink-muted);
    font-size: var(--size-base);
    text-wrap: pretty;
  }

  ul {
    display: flex;
    gap: 1.25rem;
    padding: 1.25rem 0 0;
    border-top: 1px solid var(--ink-line);
    list-style: none;
  }
`
