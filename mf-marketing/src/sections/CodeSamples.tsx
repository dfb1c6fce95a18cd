import { Tabs } from '@bridge/shared/ui/Tabs'
import { useState } from 'react'
import { styled } from 'styled-components'
import { developers } from '../content/home.ts'
import { samples } from '../content/samples.ts'

/** The same call in several languages. They do not take turns: somebody reads them. */
export const CodeSamples = () => {
  const [selected, select] = useState(0)
  return (
    <Window>
      <Tabs
        label={developers.samples}
        tabs={samples.map(({ name, code }) => ({ label: name, panel: <pre>{code}</pre> }))}
        selected={selected}
        onSelect={select}
      />
    </Window>
  )
}

const Window = styled.div`
  min-width: 0;
  padding: 0.75rem;
  border: 1px solid var(--ink-line);
  border-radius: calc(1.25 * var(--radius));
  background: var(--ink-2);

  [role='tablist'] {
    display: flex;
  }

  [role='tab'] {
    padding-inline: 1.125rem;
  }

  [role='tab'][aria-selected='true'] {
    border-color: var(--ink-line);
    background: var(--ink);
    color: var(--bright);
  }

  pre {
    margin: 0;
    padding: 0 1rem 1rem;
    font: 0.875rem / 1.7 var(--font-code);
    white-space: pre-wrap;
    overflow-wrap: anywhere;
  }
`
