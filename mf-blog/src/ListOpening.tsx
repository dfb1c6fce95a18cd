import { desktop } from '@bridge/shared/breakpoints'
import { Container } from '@bridge/shared/ui/Container'
import { styled } from 'styled-components'
import { list } from './content/list-page.ts'

/** The top of the list: what the blog is, and where its feed is. */
export const ListOpening = () => (
  <Opening>
    <Columns>
      <h1>{list.heading}</h1>
      <div>
        <h2>{list.title}</h2>
        <p>{list.intro}</p>
        {/* Has a target, because the app would otherwise take the feed for an article. */}
        <a href={`/blog/${list.feedFile}`} type="application/atom+xml" target="_top">
          {list.feedLabel}
        </a>
      </div>
    </Columns>
  </Opening>
)

const Opening = styled.header`
  padding-block: clamp(2.5rem, 5vw, 4.5rem) clamp(2rem, 4vw, 3.5rem);
`

const Columns = styled(Container)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 1.5rem 2%;
  align-items: start;

  ${desktop} {
    grid-template-columns: minmax(0, 7fr) minmax(0, 5fr);
  }

  h1 {
    font: 700 clamp(3rem, 2rem + 5vw, 7.5 * var(--size-base)) / 0.92 var(--font-display);
    letter-spacing: -0.035em;
  }

  h2 {
    font: 700 var(--size-h3) / 1.2 var(--font-display);
    letter-spacing: -0.01em;
  }

  p {
    max-width: 34em;
    margin-block: 0.5rem 0.75rem;
    color: var(--muted);
    font-size: var(--size-body);
    text-wrap: pretty;
  }

  a {
    color: var(--action);
    font-weight: 600;
    font-size: var(--size-small);
  }
`
