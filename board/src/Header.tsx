import type { Live } from '@bridge/release/src/board/answers.ts'
import { Wordmark } from '@bridge/shared/ui/Wordmark'
import { styled } from 'styled-components'

interface Props {
  live: Live | undefined
  /** Empty until the first request has succeeded or failed. */
  says: 'following' | 'not following' | ''
}

/** The channel with its live release, keys and store, and whether the page still follows it. */
export const Header = ({ live, says }: Props) => (
  <Band>
    <Inner>
      <Title>
        <Wordmark /> <span>releases</span>
      </Title>
      {live && (
        <Facts>
          <Fact>
            <dt>channel</dt>
            <dd>{live.channel}</dd>
          </Fact>
          <Fact>
            <dt>release</dt>
            <dd>{live.release}</dd>
          </Fact>
          <Fact>
            <dt>keys</dt>
            <dd>{live.isSigned ? 'on' : 'none'}</dd>
          </Fact>
          <Fact>
            <dt>store</dt>
            <dd>{live.store}</dd>
          </Fact>
        </Facts>
      )}
      <Follows $isOn={says === 'following'} role="status">
        {says}
      </Follows>
    </Inner>
  </Band>
)

const Band = styled.header`
  --arc: var(--bright);
  --focus: var(--bright);
  background: var(--ink);
  color: var(--on-ink);
`

const Inner = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0.5rem 2rem;
  align-items: center;
  max-width: 92rem;
  margin: 0 auto;
  padding: 0.875rem var(--gutter);
`

const Title = styled.h1`
  display: flex;
  gap: 0.5rem;
  align-items: baseline;
  font: 700 1.4375em / 1 var(--font-display);

  > span:last-child {
    color: var(--on-ink-muted);
  }
`

const Facts = styled.dl`
  display: flex;
  flex: 1 1 20rem;
  flex-wrap: wrap;
  gap: 0.25rem 1.5rem;
  min-width: 0;
`

const Fact = styled.div`
  display: flex;
  gap: 0.5rem;
  min-width: 0;

  dt {
    color: var(--on-ink-muted);
  }

  dd {
    min-width: 0;
    font-variant-numeric: tabular-nums;
    overflow-wrap: anywhere;
  }
`

const Follows = styled.p<{ $isOn: boolean }>`
  display: flex;
  gap: 0.5rem;
  align-items: center;
  color: ${({ $isOn }) => ($isOn ? 'var(--bright)' : 'var(--amber)')};

  &::before {
    width: 0.5rem;
    height: 0.5rem;
    border: 2px solid currentColor;
    border-radius: 50%;
    background: ${({ $isOn }) => ($isOn ? 'currentColor' : 'none')};
    content: '';
  }
`
