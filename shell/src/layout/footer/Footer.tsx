import * as brand from '@bridge/shared/brand'
import { desktop, tablet } from '@bridge/shared/breakpoints'
import { styled } from 'styled-components'
import { Logo } from '../Logo.tsx'
import { Copyright } from './Copyright.tsx'
import { air, columnsOf, widths } from './columns.ts'
import { footer } from './footer-links.ts'
import { Group } from './Group.tsx'
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

const Ground = styled.footer`
  --arc: var(--bright);
  --focus: var(--bright);
  background: var(--ink);
  color: var(--on-ink);
`

const Column = styled.div`
  max-width: calc(var(--column) + 2 * var(--gutter));
  margin-inline: auto;
  padding: ${air} var(--gutter);
`

const Top = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0.5rem 1.5rem;

  p {
    flex: 1 17rem;
    max-width: 29.3em;
    color: var(--on-ink-muted);
    font-size: var(--size-small);
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

// On a phone, one link per line, in one column or two.
const Groups = styled.div`
  columns: 2 8rem;
  column-gap: 0.5rem;
  margin-bottom: ${air};

  ${tablet} {
    display: grid;
  }

  ${desktop} {
    ${columnsOf(widths.desktop)}
  }
`

const Legal = styled.div`
  padding-top: 1rem;
  border-top: 1px solid var(--ink-line);
  color: var(--on-ink-muted);
  font-size: var(--size-tiny);
  line-height: 1.5;

  a {
    color: inherit;
  }

  p + :last-child {
    display: block;
    margin-top: 0.5rem;
  }
`
