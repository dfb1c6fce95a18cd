import { styled } from 'styled-components'
import type { PaperLedger, ScreenForm } from '../../content/paper.ts'
import { alike } from '../../content/rupees.ts'
import { drawnText } from '../drawn-text.ts'
import { SumCells } from '../states/SumCells.tsx'
import { forms } from './forms/forms.ts'
import { laidOut } from './laid-out.ts'
import { Stitches } from './Thread.tsx'

/** Our own screen: each line of the paper is a row. The thread ends in one of them. */
export const PaperScreen = ({
  form,
  title,
  sum,
  rows,
  more,
  foot,
  stitched,
}: PaperLedger & { stitched: number }) => {
  const write = alike([...rows.map(([, , amount]) => amount), more?.[1] ?? 0, foot[1]])
  return (
    <Frame $form={form}>
      <Head>
        <b>{title}</b>
        <span>{sum}</span>
      </Head>
      {rows.map((row, i) => (
        <Row key={row[0]} data-n={i} data-stitched={i === stitched || undefined}>
          <SumCells row={row} write={write} />
          {i === stitched && (
            <Tail data-thread="upright">
              <Stitches upright />
            </Tail>
          )}
        </Row>
      ))}
      {more && (
        <Foot data-n={rows.length}>
          <span>{more[0]}</span>
          <span data-sum="part">{write(more[1])}</span>
        </Foot>
      )}
      <Foot>
        <b>{foot[0]}</b>
        <b data-sum="whole">{write(foot[1])}</b>
      </Foot>
    </Frame>
  )
}

const Frame = styled.div<{ $form: ScreenForm | undefined }>`
  overflow: clip; /* cuts off the thread */
  outline: 1px solid var(--outline, transparent); /* shown in forced colours */
  --right: 1.75rem; /* leaves room for the thread */
  border-radius: var(--radius);
  background: var(--card);
  box-shadow: var(--shadow-high);

  ${laidOut.beside} {
    --right: 1.25rem;
  }
  ${drawnText}

  && {
    ${({ $form }) => $form && forms[$form]}
  }
`

const Head = styled.div`
  display: flex;
  justify-content: space-between;
  align-items: center;
  gap: 0.75rem;
  min-height: ${laidOut.screen.head}rem;
  padding-inline: 1.25rem var(--right);
  border-radius: var(--radius) var(--radius) 0 0;
  background: var(--ink-2);
  color: var(--on-ink);

  span {
    color: var(--bright);
  }
`

const Row = styled.div`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr) 7rem;
  gap: 0.75rem;
  align-content: start;
  align-items: start;
  min-height: ${laidOut.screen.row}rem;
  padding: 0.5625rem var(--right) 0 1.25rem; /* not centred, so nothing moves while the row loads */
  border-bottom: 1px solid var(--line);

  > span {
    min-width: 0;
    overflow-wrap: anywhere;
  }

  > :nth-child(2) {
    display: grid;
    justify-items: end;
  }

  &[data-stitched] {
    isolation: isolate;
  }

  &[data-stitched]::before {
    content: '';
    position: absolute;
    inset: 0;
    z-index: -1;
    background: color-mix(in srgb, var(--amber) 13%, transparent);
  }
`

const Foot = styled.div`
  display: flex;
  justify-content: space-between;
  padding: 0.75rem var(--right) 0.75rem 1.25rem;

  & + & {
    border-top: 1px solid var(--line);
  }
`

/** If the screen is below the paper, the thread runs down the screen's right margin. */
const Tail = styled.div`
  position: absolute;
  right: 0.6875rem;
  bottom: calc(${laidOut.screen.row / 2}rem - 1px);
  width: 2px;
  height: 60rem;

  > svg {
    width: 100%;
    height: 100%;
  }

  /* The knot */
  &::after {
    content: '';
    position: absolute;
    bottom: -0.1875rem;
    left: -0.1875rem;
    width: 0.5rem;
    height: 0.5rem;
    border: 2px solid var(--amber);
    border-radius: 50%;
    background: var(--card);
  }

  ${laidOut.beside} {
    display: none;
  }
`
