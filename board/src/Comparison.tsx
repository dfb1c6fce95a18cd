import type { Comparison as Compared } from '@bridge/release/src/board/answers.ts'
import { useEffect, useRef } from 'react'
import { styled } from 'styled-components'
import { PageText } from './PageText.tsx'
import { Pictures } from './Pictures.tsx'
import { SectionTitle } from './SectionTitle.ts'
import { Trouble } from './Trouble.tsx'
import { useAnswer } from './use-answer.ts'
import { type Compared as Place, placeOf } from './use-place.ts'
import { shortened } from './versions.ts'

/** What would change for visitors with another version. */
export function Comparison({ place }: { place: Place }) {
  const { part, from, to } = place
  const { data, trouble } = useAnswer<Compared>('compare', { ...place })
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <section aria-labelledby="compared">
      <p>
        <a href="#live">← What is live</a>
      </p>
      <SectionTitle id="compared" ref={heading} tabIndex={-1}>
        {part} <code>{shortened(from)}</code> → <code>{shortened(to)}</code>
      </SectionTitle>
      <Swap>
        {data && <strong>{summaryOf(data)}</strong>}{' '}
        <a href={placeOf({ part, from: to, to: from })}>the other way round</a>
      </Swap>
      {trouble && <Trouble what={trouble} />}
      {!data && !trouble && <p role="status">Rendering both versions…</p>}
      {data && data.pages.length > 0 && (
        <>
          <Pictures place={place} />
          <h3>Text</h3>
          {data.pages.map((page) => (
            <PageText key={page.path} page={page} />
          ))}
          {data.changed > data.pages.length && (
            <p>
              and {pages(data.changed - data.pages.length, 'more page')}:{' '}
              <code>
                pnpm release diff {part} {shortened(from)} {shortened(to)}
              </code>
            </p>
          )}
        </>
      )}
    </section>
  )
}

const summaryOf = ({ changed, of }: Compared): string =>
  `${changed} of ${pages(of, 'page')} would change for visitors.`

const pages = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? '' : 's'}`

const Swap = styled.p`
  padding: 0.75rem 0;
`
