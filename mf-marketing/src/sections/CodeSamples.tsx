import { Tabs } from '@bridge/shared/ui/Tabs'
import { useState } from 'react'
import { styled } from 'styled-components'
import { developers } from '../content/home/developers.ts'
import { samples } from '../content/home/samples.ts'

/** The same call in several languages. The tabs do not rotate, as visitors read them. */
export const CodeSamples = () => {
  const [selected, select] = useState(0)
  return (
    <Window>
      <Tabs
        label={developers.samples}
        tabs={samples.map(({ name, code }) => ({ label: name, panel: <Code code={code} /> }))}
        selected={selected}
        onSelect={select}
      />
    </Window>
  )
}

/** Programmers read the words first: strings and comments are set apart from them. */
const Code = ({ code }: { code: string }) => (
  <pre>
    {code.split(/(".*?"|'.*?'|\/\/ .*|# .*)/).map((piece, i) => (
      // The text never changes, so a piece's index is a stable key.
      <Piece key={i} text={piece} />
    ))}
  </pre>
)

const Piece = ({ text }: { text: string }) => {
  if (/^["']/.test(text)) return <b>{text}</b>
  return /^(\/\/|#) /.test(text) ? <i>{text}</i> : text
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
    font: var(--size-small) / 1.7 var(--font-code);
    white-space: pre-wrap;
    overflow-wrap: anywhere;
  }

  b {
    color: var(--bright);
    font-weight: inherit;
  }

  i {
    color: var(--on-ink-muted);
    font-style: inherit;
  }
`
