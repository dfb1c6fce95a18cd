import { brand } from '@bridge/shared/brand'
import { styled } from 'styled-components'
import { article } from './content/blog.ts'
import { SocialIcon } from './SocialIcon.tsx'

/** Who writes here. The icons lead nowhere until the company has accounts. */
export const SideCard = () => (
  <Card aria-label={article.side.name}>
    <Logo>{brand.product}</Logo>
    <p>{article.side.tagline}</p>
    <ul>
      {article.side.social.map((name) => (
        <li key={name}>
          <SocialIcon name={name} />
        </li>
      ))}
    </ul>
  </Card>
)

const Logo = styled.p`
  font: 700 var(--size-h3) / 1 var(--font-display);
`

const Card = styled.aside`
  display: grid;
  align-self: start;
  gap: 1rem;
  padding: clamp(1.25rem, 3vw, 2rem);
  border-radius: var(--radius);
  background: var(--ink);
  color: var(--on-ink);

  ul {
    display: flex;
    gap: 1rem;
    padding: 0;
    color: var(--bright);
    list-style: none;
  }
`
