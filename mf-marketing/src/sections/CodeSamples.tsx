import { desktop, tablet } from '@bridge/shared/breakpoints'
import { Tabs } from '@bridge/shared/ui/Tabs'
import { useState } from 'react'
import { styled } from 'styled-components'
import { developers } from '../content/home/developers.ts'
import { samples } from '../content/home/samples.ts'

/** The same call in several languages. The tabs do not rotate, because visitors read the code. */
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

/** Programmers read identifiers and keywords first, so strings and comments look different. */
const Code = ({ code }: { code: string }) => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, by keyboard too
  <pre tabIndex={0}>
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
  padding: 0.75rem clamp(0.75rem, 3.5vw, 1rem);
  background: var(--ink-2);

  [role='tablist'] {
    display: flex;
    flex-wrap: wrap;
  }

  [role='tab'] {
    padding-inline: 1.125rem;
  }

  [role='tab'][aria-selected='true'] {
    border-color: var(--ink-line);
    background: var(--ink);
    color: var(--bright);
  }

  /* A shadow at either edge shows that lines continue there. Where they end, a cover that scrolls along hides it. */
  pre {
    margin: 0;
    padding: 0 0 1rem;
    background:
      linear-gradient(to right, var(--ink-2) 40%, transparent) left / 3rem 100% local,
      linear-gradient(to left, var(--ink-2) 40%, transparent) right / 3rem 100% local,
      linear-gradient(to right, color-mix(in srgb, var(--bright) 45%, transparent), transparent) left / 0.75rem 100%,
      linear-gradient(to left, color-mix(in srgb, var(--bright) 45%, transparent), transparent) right / 0.75rem 100%;
    background-repeat: no-repeat;
    font: var(--size-tiny) / 1.7 var(--font-code);
    overflow-x: auto;
    scrollbar-color: var(--on-ink-muted) transparent;
    scrollbar-width: thin;
  }

  ${tablet} {
    padding: 0.75rem;

    pre {
      padding-inline: 1rem;
      font-size: var(--size-small);
    }
  }

  /* The code's lines align with those of the exchange. */
  ${desktop} {
    [data-layout] {
      gap: 1rem;
    }

    pre {
      position: relative;
      padding-bottom: 0;
      background: none;
      line-height: var(--row);
    }
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
