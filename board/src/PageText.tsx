import type { Comparison } from '@bridge/release/src/board/answers.ts'
import { styled } from 'styled-components'

const changes = {
  new: 'new',
  gone: 'gone',
  text: 'different text',
  looks: 'looks different, with the same text',
  files: 'the same page',
} as const

/** The text that a page loses and gains. */
export const PageText = ({
  page: { path, change, lines, isCoarse, files, linesLeft },
}: {
  page: Comparison['pages'][number]
}) => (
  <Page open={lines.length < 40}>
    <summary>
      <strong>{path}</strong>: {changes[change]}
      {files.length > 0 && `; ${files.join(', ')} ${files.length === 1 ? 'differs' : 'differ'}`}
    </summary>
    {isCoarse && (
      <p>
        Too many lines change to compare them one by one: all lines from the first changed line to the last
        are shown as removed and added.
      </p>
    )}
    <Lines>
      {lines.map(({ mark, text }, at) => (
        <Line key={at} as={mark === '+' ? 'ins' : 'del'} $isNew={mark === '+'}>
          <span aria-hidden="true">{mark === '+' ? '+' : '−'}</span> {text}
        </Line>
      ))}
    </Lines>
    {linesLeft > 0 && (
      <p>
        and {linesLeft} more line{linesLeft === 1 ? '' : 's'}
      </p>
    )}
  </Page>
)

const Page = styled.details`
  padding: 0.5rem 0;
  border-bottom: 1px solid var(--line);

  summary {
    cursor: pointer;
    overflow-wrap: anywhere;
  }
`

const Lines = styled.div`
  display: grid;
  gap: 1px;
  margin-top: 0.5rem;
`

const Line = styled.div<{ $isNew: boolean }>`
  display: grid;
  grid-template-columns: 1rem minmax(0, 1fr);
  padding: 0.125rem 0.5rem;
  border-left: 4px solid ${({ $isNew }) => ($isNew ? 'var(--action)' : 'var(--danger)')};
  background: var(--card);
  text-decoration: none;
`
