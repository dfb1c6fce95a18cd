import { desktop } from '@bridge/shared/breakpoints'
import { styled } from 'styled-components'
import { Comparison } from './Comparison.tsx'
import { GlobalStyle } from './GlobalStyle.ts'
import { Header } from './Header.tsx'
import { LiveParts } from './LiveParts.tsx'
import { Timeline } from './Timeline.tsx'
import { Trouble } from './Trouble.tsx'
import { useLive } from './use-live.ts'
import { usePlace } from './use-place.ts'

export function Board() {
  const { live, at, trouble } = useLive()
  const place = usePlace()
  return (
    <>
      <GlobalStyle />
      <Header live={live} says={trouble ? 'not following' : live ? 'following' : ''} />
      <Main>
        {trouble && <Trouble what={trouble} since={at} />}
        {place && <Comparison key={JSON.stringify(place)} place={place} />}
        {live && !place && (
          <Columns>
            <LiveParts live={live} />
            <Timeline live={live} />
          </Columns>
        )}
      </Main>
    </>
  )
}

const Main = styled.main`
  max-width: 92rem;
  margin: 0 auto;
  padding: 1.5rem var(--gutter) 4rem;
`

const Columns = styled.div`
  display: grid;
  gap: 2.5rem;

  ${desktop} {
    grid-template-columns: minmax(0, 1fr) 25rem;
    gap: 3rem;
  }
`
