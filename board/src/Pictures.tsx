import type { Pictures as Taken } from '@bridge/release/src/board/answers.ts'
import { tablet } from '@bridge/shared/breakpoints'
import { useState } from 'react'
import { styled } from 'styled-components'
import { Trouble } from './Trouble.tsx'
import { useAnswer } from './use-answer.ts'
import type { Compared } from './use-place.ts'

/** The pages that change, before and after side by side, as the gate's browser renders them. */
export function Pictures({ place }: { place: Compared }) {
  const [width, setWidth] = useState('wide')
  const { data, trouble } = useAnswer<Taken>('pictures', { ...place, window: width })
  return (
    <div>
      <Top>
        <h3>Pages, before and after</h3>
        <label>
          window width{' '}
          <select value={width} onChange={({ target }) => setWidth(target.value)}>
            <option value="wide">1280 px</option>
            <option value="phone">390 px</option>
          </select>
        </label>
      </Top>
      {trouble && <Trouble what={trouble} />}
      {!data && !trouble && <p role="status">Taking screenshots…</p>}
      {data?.skipped && <p>No screenshots: {data.skipped}</p>}
      {data?.pages.map(({ path, before, after }) => (
        <Pair key={path} aria-label={path}>
          <h4>{path}</h4>
          <Picture name={before} what={`${path} before`} />
          <Picture name={after} what={`${path} after`} />
        </Pair>
      ))}
      {data && !data.skipped && data.of > data.pages.length && (
        <p>
          screenshots of the first {data.pages.length} of {data.of} pages
        </p>
      )}
    </div>
  )
}

const Picture = ({ name, what }: { name: string | undefined; what: string }) =>
  name ? (
    <Frame tabIndex={0} role="group" aria-label={what}>
      <img src={`api/picture?name=${name}`} alt={what} loading="lazy" />
    </Frame>
  ) : (
    <p>{what}: there is no such page, or it did not load in time</p>
  )

const Top = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0.5rem 1.5rem;
  align-items: baseline;
  justify-content: space-between;
`

const Pair = styled.section`
  display: grid;
  gap: 0.5rem 1rem;
  padding: 0.75rem 0;

  h4 {
    grid-column: 1 / -1;
    margin: 0;
    font: 600 var(--size-small) / 1.4 var(--font-code);
    overflow-wrap: anywhere;
  }

  ${tablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`

const Frame = styled.div`
  max-height: 36rem;
  border: 1px solid var(--line);
  background: var(--card);
  overflow: auto;
`
