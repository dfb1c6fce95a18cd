import { Icon } from '@bridge/shared/ui/Icon'
import { styled } from 'styled-components'
import { testimonials } from '../content/home/proof.ts'

export const Quotes = ({ current, from }: { readonly current: number; readonly from: number }) => (
  <List>
    {testimonials.items.map(({ icon, name, text }, i) => (
      <li key={name}>
        <Quote data-current={from + i === current}>
          <blockquote>{text}</blockquote>
          <figcaption>
            <Icon path={icon} />
            {name}
          </figcaption>
        </Quote>
      </li>
    ))}
  </List>
)

const List = styled.ul`
  display: grid;
  padding: 0;
  list-style: none;

  li {
    border-top: 1px solid var(--line);
  }
`

const Quote = styled.figure`
  padding-block: clamp(1.5rem, 3vw, 2.5rem);
  color: var(--muted);
  transition: color 300ms var(--ease);

  &[data-current='true'] {
    color: var(--text);
  }

  blockquote {
    max-width: 30em;
    margin: 0;
    font: 700 calc(var(--size-h3) * 1.15) / 1.25 var(--font-display);
    letter-spacing: -0.01em;
    padding-left: 0.44em;
    text-indent: -0.44em;
  }

  blockquote::before {
    content: '“';
  }

  blockquote::after {
    content: '”';
  }

  [data-current='true'] svg {
    color: var(--action);
  }

  figcaption {
    display: flex;
    gap: 0.5rem;
    align-items: center;
    margin-top: 1rem;
    color: var(--muted);
    font-size: var(--size-small);
  }
`
