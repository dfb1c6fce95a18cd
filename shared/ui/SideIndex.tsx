import { type ReactNode, useRef } from 'react'
import { css, styled } from 'styled-components'
import { desktop } from '../breakpoints.ts'
import { useCurrentSection } from '../hooks/use-current-section.ts'
import { useFollowedEntry } from '../hooks/use-followed-entry.ts'
import { Container } from './Container.tsx'

export interface IndexEntry {
  readonly id: string
  readonly heading: string
}

interface SideIndexProps {
  readonly entries: readonly IndexEntry[]
  /** Sections with the entries' ids. */
  readonly children: ReactNode
}

/** Long text with an index of its sections: on large screens beside it, otherwise as one line above it. */
export function SideIndex({ entries, children }: SideIndexProps) {
  const index = useRef<HTMLElement>(null)
  const current = useCurrentSection(entries)
  useFollowedEntry(index, current)
  return (
    <Columns>
      <Index aria-label="On this page" ref={index}>
        <ol>
          {entries.map(({ id, heading }, position) => (
            <li key={id}>
              <a href={`#${id}`} aria-current={position === current ? 'location' : undefined}>
                {heading}
              </a>
            </li>
          ))}
        </ol>
      </Index>
      <Sections data-long="">{children}</Sections>
    </Columns>
  )
}

const Columns = styled(Container)`
  padding-block: clamp(2rem, 4vw, 3rem) clamp(2.5rem, 6vw, 5rem);

  ${desktop} {
    display: grid;
    grid-template-columns: 17rem minmax(0, 1fr);
    gap: clamp(3rem, 6vw, 6rem);
  }

  @media print {
    display: block;
  }
`

// A jump lands a little above the middle of the window, so that even a short section becomes the current one.
const Sections = styled.div`
  ${desktop} {
    --landing: max(0px, 50vh - var(--nav-height) - 9rem);
  }

  [id] {
    scroll-margin-top: var(--landing, 0px);
  }
`

/**
 * A shade where entries are hidden above or below; backgrounds that scroll along with the entries cover it at either
 * end.
 */
const scrollEdges = css`
  background:
    linear-gradient(var(--paper) 40%, transparent) 0 0 / 100% 2.5rem no-repeat local,
    linear-gradient(transparent, var(--paper) 60%) 0 100% / 100% 2.5rem no-repeat local,
    radial-gradient(farthest-side at 50% 0, var(--line), transparent) 0 0 / 100% 1rem no-repeat,
    radial-gradient(farthest-side at 50% 100%, var(--line), transparent) 0 100% / 100% 1rem no-repeat;
`

// The green border belongs to the first entry, which is current before any script runs, and slides from there.
const Index = styled.nav`
  margin: 0 calc(-1 * var(--gutter)) 1.5rem;
  overflow: auto hidden;
  scrollbar-width: none;

  ${desktop} {
    margin: 0;
    position: sticky;
    top: calc(var(--nav-height) + 2rem);
    align-self: start;
    max-height: calc(100vh - var(--nav-height) - 4rem);
    overflow: hidden auto;
    scrollbar-width: thin;
    ${scrollEdges}
  }

  ol {
    display: flex;
    padding: 0 var(--gutter);
    list-style: none;
  }

  li {
    flex: none;
  }

  a {
    display: block;
    padding: 0.625rem 1.25rem 0.625rem 0;
    outline-offset: -3px;
    color: var(--action-strong);
    font-size: var(--size-small);
    line-height: 1.4;
  }

  ${desktop} {
    ol {
      display: block;
      padding: 0;
      border-left: 1px solid var(--line);
    }

    li:first-child {
      position: relative;
    }

    li:first-child::before {
      content: '';
      position: absolute;
      inset: 0 auto 0 -1px;
      border-left: 3px solid var(--action);
      transform: translateY(var(--followed-top, 0)) scaleY(var(--followed-scale, 1));
      transform-origin: top;
    }

    a {
      padding: 0.375rem 1rem;
      color: var(--muted);
      text-decoration: none;
    }
  }

  a:hover,
  a[aria-current] {
    color: var(--action-strong);
  }

  @media (prefers-reduced-motion: no-preference) {
    scroll-behavior: smooth;

    a {
      transition: color 150ms var(--ease);
    }

    li:first-child::before {
      transition: transform 250ms var(--ease);
    }
  }

  /* In print it is a table of contents. */
  @media print {
    position: static;
    max-height: none;
    margin: 0 0 2rem;

    ol {
      display: block;
      padding: 0;
      border: 0;
      columns: 2;
      counter-reset: entry;
    }

    li::before {
      display: none;
    }

    a {
      padding: 0.125rem 0;
      color: var(--text);
      counter-increment: entry;
    }

    a::before {
      content: counter(entry) '. ';
    }
  }
`
