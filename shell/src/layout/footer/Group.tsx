import { desktop, tablet } from '@bridge/shared/breakpoints'
import { styled } from 'styled-components'
import { LinkOrText } from '../LinkOrText.tsx'
import { air, columnsOf, widths } from './columns.ts'
import type { FooterGroup } from './footer-links.ts'

export const Group = ({ id, heading, links }: FooterGroup) => (
  <Links data-wide={links.length > 9 || undefined}>
    <p id={id}>{heading}</p>
    <ul aria-labelledby={id}>
      {links.map(({ heading, link }) => (
        <li key={heading}>
          <LinkOrText link={link}>{heading}</LinkOrText>
        </li>
      ))}
    </ul>
  </Links>
)

const Links = styled.div`
  padding-top: ${air};
  break-inside: avoid;

  > p {
    margin-bottom: 0.25rem;
    font: 700 var(--size-base) / 1.4 var(--font-display);
  }

  ul {
    padding: 0;
    line-height: 1rem;
    list-style: none;
  }

  a,
  span {
    display: inline-flex;
    align-items: center;
    min-height: 1.625rem;
    border-radius: 0.25rem;
    outline-offset: 0;
    color: var(--on-ink-muted);
    font: 400 clamp(0.875rem, 2vw, 0.9375rem) / 1.625rem var(--font-text);
    text-decoration: none;
  }

  a {
    color: var(--on-ink);
  }

  a:hover,
  a[aria-current] {
    text-decoration: underline;
    text-decoration-color: var(--bright);
    text-decoration-thickness: 2px;
  }

  ${tablet} {
    ul {
      display: grid;
      ${columnsOf(widths.tablet)}
    }

    a,
    span {
      min-height: 2.75rem;
      line-height: 1.3;
    }
  }

  ${desktop} {
    display: grid;
    grid-template-columns: subgrid;
    align-content: start;

    &[data-wide] {
      grid-column: span 2;
    }

    > * {
      grid-column: 1 / -1;
    }

    ul {
      grid-template-columns: subgrid;
      column-gap: normal;
    }

    @media (pointer: fine) {
      a,
      span {
        min-height: 2.125rem;
      }
    }
  }

  @media (min-width: 80rem) {
    ul {
      white-space: nowrap;
    }
  }
`
