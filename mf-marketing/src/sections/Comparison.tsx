import { desktop, tablet } from '@bridge/shared/breakpoints'
import { Container } from '@bridge/shared/ui/Container'
import { styled } from 'styled-components'
import { comparison } from '../content/home/proof.ts'
import { ColumnHeads } from './ColumnHeads.tsx'
import { ComparisonTable } from './ComparisonTable.ts'
import { Sentences } from './Sentences.tsx'

/** How we compare with others. Our column hangs from the band's upper edge, beside the heading. */
export const Comparison = () => (
  <Band>
    <Columns>
      <Sentences text={comparison.heading} />
      <ComparisonTable>
        <ColumnHeads columns={comparison.columns} />
        <tbody>
          {comparison.rows.map(({ feature, ours, others }) => (
            <tr key={feature}>
              <th scope="row">{feature}</th>
              <td>{ours}</td>
              <td>{others}</td>
            </tr>
          ))}
        </tbody>
      </ComparisonTable>
      <ul>
        {comparison.notes.map(({ on, text, link }) => (
          <li key={on}>
            <b>{on}</b> {text} {link && <a href={link.href}>{link.label}</a>}
          </li>
        ))}
      </ul>
    </Columns>
  </Band>
)

const Band = styled.section`
  --air: clamp(3.5rem, 5vw, 4.5rem);
  padding-bottom: var(--air);
  border-block: 1px solid var(--line);
  background: var(--card);
`

const Columns = styled(Container)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);

  h2 {
    margin-block: var(--air) 2rem;
  }

  /* Notes on those of our figures that differ from those on other pages or in the contract. */
  ul {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 0.75rem 2rem;
    margin-top: 1.5rem;
    padding: 0;
    color: var(--muted);
    font-size: var(--size-base);
    list-style: none;
  }

  b {
    color: var(--text);
    font-weight: 600;
  }

  ${tablet} {
    ul {
      grid-template-columns: repeat(3, minmax(0, 1fr));
    }
  }

  ${desktop} {
    h2 {
      grid-area: 1 / 1;
      width: 27%;
    }

    table {
      grid-area: 1 / 1;
    }
  }
`
