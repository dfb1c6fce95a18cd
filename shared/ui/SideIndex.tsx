import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { desktop } from '../breakpoints.ts'
import { Container } from './Container.tsx'

export interface IndexEntry {
  readonly id: string
  readonly heading: string
}

interface SideIndexProps {
  readonly entries: readonly IndexEntry[]
  /** Sections with these ids. */
  readonly children: ReactNode
}

/** Long text with an index of its sections beside it, on large screens only. */
export const SideIndex = ({ entries, children }: SideIndexProps) => (
  <Columns>
    <Index aria-label="On this page">
      <ol>
        {entries.map(({ id, heading }) => (
          <li key={id}>
            <a href={`#${id}`}>{heading}</a>
          </li>
        ))}
      </ol>
    </Index>
    <div>{children}</div>
  </Columns>
)

const Columns = styled(Container)`
  padding-block: clamp(2.5rem, 6vw, 5rem);

  ${desktop} {
    display: grid;
    grid-template-columns: 17rem minmax(0, 1fr);
    gap: clamp(3rem, 6vw, 6rem);
  }
`

const Index = styled.nav`
  display: none;

  ${desktop} {
    display: block;
    position: sticky;
    top: calc(var(--nav-height) + 2rem);
    align-self: start;
    max-height: calc(100vh - var(--nav-height) - 4rem);
    overflow-y: auto;
    border-left: 1px solid var(--line);
  }

  ol {
    padding: 0;
    list-style: none;
  }

  a {
    display: block;
    padding: 0.375rem 1rem;
    color: var(--muted);
    font-size: var(--size-small);
    line-height: 1.4;
    text-decoration: none;
  }

  a:hover {
    color: var(--action);
  }
`
