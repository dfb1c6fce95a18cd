import { tablet } from '@bridge/shared/breakpoints'
import { styled } from 'styled-components'
import { came, went } from '../../content/figures/connect.ts'
import { before, passage, streams } from '../../content/home/passage.ts'
import { cashPosition, position } from '../../content/pictures/cash-position.ts'
import { batch, file, retried } from '../../content/pictures/vendor-batch.ts'
import { rupees } from '../../content/rupees.ts'
import { drawnText } from '../drawn-text.ts'
import { largeText, percent, tones } from '../figures/tones.ts'
import { stream, streamsOf, thread } from './streams.ts'

/** Height of the money that passed through the banks, out of 100. */
const whole = 78
const scale = whole / (before + came)
const top = 100 - whole
const rest = 100 - position * scale

const comes = streamsOf({ amounts: streams.came, scale, top, bottom: 86 })
const goes = streamsOf({ amounts: streams.went, scale, top, bottom: 42 })

/** The money that went out, above what stays in each bank. */
const rows = [went, ...cashPosition.accounts.map(({ balance }) => balance)]
  .map((amount) => `${(amount * scale).toFixed(2)}fr`)
  .join(' ')

/** The next day's batch, and the position in it of the one payment that the hero's bridge carries. */
const next = { from: rest, to: 58, thick: batch.amount * scale }
const within = next.thick * (retried.row / file.count)

/** A month's money from one edge of the window to the other: it comes in, rests in three banks, and goes out. */
export const Passage = () => (
  <Land role="img" aria-label={passage.label}>
    <Side>
      <p>
        <span>{passage.from[0]}</span>
        {passage.from[1]}
      </p>
      <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
        <path d={comes.map(({ apart, stacked, thick }) => stream(apart, stacked, thick)).join('')} />
        <path className="before" d={`M0 ${100 - before * scale}H100V100H0z`} />
      </svg>
    </Side>
    <Banks>
      <p>
        <b>{passage.out}</b> {rupees(went)}
      </p>
      {cashPosition.accounts.map(({ bank, tone, balance }) => (
        <p key={bank} data-tone={tone}>
          <b>{bank}</b> {rupees(balance)}
        </p>
      ))}
    </Banks>
    <Side>
      <p>
        <b>{passage.thread[0]}</b> <span>{passage.thread[1]}</span>
      </p>
      <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
        <path
          className="out"
          d={goes.map(({ apart, stacked, thick }) => stream(stacked, apart, thick)).join('')}
        />
        <path className="next" d={stream(next.from, next.to, next.thick)} />
        <path className="thread" d={thread(next.from + within, next.to + within)} />
      </svg>
    </Side>
  </Land>
)

const Land = styled.div`
  --in: color-mix(in srgb, var(--bright) 42%, var(--paper));
  display: grid;
  grid-template-columns: var(--columns);
  height: var(--high);
  forced-color-adjust: none;
  print-color-adjust: exact;
  ${drawnText}
`

const Side = styled.div`
  position: relative;
  display: grid;
  grid-template-rows: ${percent(1 - (before * scale) / 100)} minmax(0, 1fr);
  isolation: isolate;

  p {
    grid-row: 2;
    align-self: start;
    padding: 0.3rem 0.375rem 0;
    text-align: right;
  }

  ${largeText} {
    p {
      display: none;
    }
  }

  span {
    display: none;
  }

  &:last-child {
    grid-template-rows: 80% minmax(0, 1fr);
  }

  &:last-child p {
    padding-top: 0;
  }

  svg {
    position: absolute;
    inset: 0;
    z-index: -1;
    width: 100%;
    height: 100%;
    fill: var(--in);
  }

  .before {
    fill: var(--line);
  }

  .out {
    fill: var(--ink);
  }

  .next {
    fill: color-mix(in srgb, var(--ink) 7%, var(--paper));
    stroke: var(--ink);
    stroke-dasharray: 3 4;
  }

  .thread {
    fill: none;
    stroke: var(--amber);
    stroke-width: 2.5;
  }

  .next,
  .thread {
    vector-effect: non-scaling-stroke;
  }

  ${tablet} {
    p {
      padding-inline: var(--edge) 0.75rem;
    }

    &:last-child p {
      padding-inline: 0.75rem var(--edge);
    }

    span {
      display: inline;
    }
  }
`

const Banks = styled.div`
  display: grid;
  grid-template-rows: ${rows};
  margin-top: calc(var(--high) * ${top / 100});
  min-height: 0;

  p {
    ${tones}
    min-height: 0;
    padding: 0.25rem 0.5rem 0;
    background: var(--tone, var(--ink));
    color: var(--ink);
    line-height: 1.2;
  }

  p + p {
    box-shadow: inset 0 1px var(--paper);
  }

  p:last-child {
    padding-block: 0;
  }

  p:first-child,
  p[data-tone='action'] {
    color: var(--card);
  }

  ${tablet} {
    p {
      display: flex;
      justify-content: space-between;
      padding: 0.3rem 0.875rem 0;
    }

    p:last-child {
      align-items: center;
    }
  }
`
