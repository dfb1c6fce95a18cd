import * as brand from '@bridge/shared/brand'
import { desktop, tablet } from '@bridge/shared/breakpoints'
import { styled } from 'styled-components'
import { LinkOrText } from '../LinkOrText.tsx'
import { Logo } from '../Logo.tsx'
import { Copyright } from './Copyright.tsx'
import { columnsOf, widths } from './columns.ts'
import { type FooterGroup, footer } from './footer-links.ts'
import { Viaduct } from './Viaduct.tsx'

export const Footer = () => (
  <Ground>
    <Viaduct />
    <Column>
      <Top>
        <Logo />
        <p>{brand.tagline}</p>
      </Top>
      <Groups>
        {footer.map((group) => (
          <Group key={group.id} {...group} />
        ))}
      </Groups>
      <Legal>
        <p>
          Registered office: {brand.registeredOffice}. CIN {brand.cin}
        </p>
        <p>
          Grievances: <a href={`mailto:${brand.grievanceEmail}`}>{brand.grievanceEmail}</a>. Support in{' '}
          {brand.supportLanguages}.
        </p>
        <p>No cookies, no trackers.</p>
        <Copyright />
      </Legal>
    </Column>
  </Ground>
)

const Group = ({ id, heading, links }: FooterGroup) => (
  <Links $columns={links.length > 9 ? 2 : 1}>
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

const Ground = styled.footer`
  --arc: var(--bright);
  --focus: var(--bright);
  background: var(--ink);
  color: var(--on-ink);
`

const Column = styled.div`
  max-width: calc(var(--column) + 2 * var(--gutter));
  margin-inline: auto;
  padding: clamp(2rem, 4vw, 3.5rem) var(--gutter) 2rem;
`

const Top = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 1rem 3rem;
  justify-content: space-between;

  p {
    max-width: 44ch;
    color: var(--on-ink-muted);
    font-size: var(--size-base);
    text-wrap: balance;
  }

  ${desktop} {
    display: grid;
    ${columnsOf(widths.desktop)}

    > :first-child {
      width: max-content; /* the logo, which is wider than its column */
    }

    p {
      grid-column: 2 / span 3;
    }
  }
`

const Groups = styled.div`
  display: grid;
  gap: 2.5rem 2rem;
  margin-block: clamp(2rem, 4vw, 3.5rem);

  ${desktop} {
    ${columnsOf(widths.desktop)}
  }
`

const Links = styled.div<{ $columns: 1 | 2 }>`
  > p {
    margin-bottom: 0.5rem;
    font: 600 var(--size-base) / 1.4 var(--font-display);
  }

  ul {
    display: grid;
    grid-template-columns: repeat(2, minmax(0, 1fr));
    column-gap: 1.5rem;
    padding: 0;
    list-style: none;
  }

  /* With large text on a phone */
  @media (width < 17rem) {
    ul {
      grid-template-columns: minmax(0, 1fr);
    }
  }

  ${tablet} {
    ul {
      ${columnsOf(widths.tablet)}
    }
  }

  ${desktop} {
    display: grid;
    grid-column: span ${({ $columns }) => $columns};
    grid-template-columns: subgrid;
    align-content: start;

    > * {
      grid-column: 1 / -1;
    }

    ul {
      grid-template-columns: subgrid;
      column-gap: normal;
    }
  }

  @media (min-width: 80rem) {
    ul {
      white-space: nowrap;
    }
  }

  a,
  span {
    display: inline-flex;
    align-items: center;
    min-height: 2.75rem;
    padding-block: 0.25rem;
    border-radius: 0.25rem;
    outline-offset: 0;
    color: var(--on-ink-muted);
    font: 400 0.9375rem / 1.3 var(--font-text);
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

  ${desktop} {
    @media (pointer: fine) {
      a,
      span {
        min-height: 2.125rem;
      }
    }
  }
`

const Legal = styled.div`
  padding-top: 1.5rem;
  border-top: 1px solid var(--ink-line);
  color: var(--on-ink-muted);
  font-size: var(--size-small);
  line-height: 1.6;

  a {
    color: inherit;
  }

  p + :last-child {
    display: block;
    margin-top: 1rem;
  }
`
