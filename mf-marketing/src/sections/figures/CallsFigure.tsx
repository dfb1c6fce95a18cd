import { desktop } from '@bridge/shared/breakpoints'
import { styled } from 'styled-components'
import type { Calls } from '../../content/figures/calls.ts'
import { rupees } from '../../content/rupees.ts'
import { largeText } from './tones.ts'

/** Without scripting, all tiles are shown side by side, each as narrow as on a phone. */
const wide = `${desktop} and (scripting: enabled)`

/** A key whose bits are the calls that can be made with it. Each bit ends at the line that describes its call. */
export const CallsFigure = ({ rows }: Calls) => (
  <Key>
    <Bow viewBox="0 0 96 56" aria-hidden="true">
      <path d="M54 28H96M66 22v12M72 22v12" />
      <circle cx="28" cy="28" r="25" />
      <path className="arcs" d="M13 34H43M17 34a11 11 0 0 1 22 0M23 34a5 5 0 0 1 10 0" />
    </Bow>
    <Bits viewBox={`0 0 100 ${rows.length}`} preserveAspectRatio="none" aria-hidden="true">
      {rows.map(({ call, thread }, i) => (
        <path key={call.join('')} d={bit(i + 0.5, rows.length / 2)} data-thread={thread && ''} />
      ))}
    </Bits>
    <ul>
      {rows.map(({ call: [method, path], about, amount, answer: [status, what], thread }) => (
        <li key={method + path} data-thread={thread && ''}>
          <p>
            <code>
              {method} <b>{path}</b>
            </code>
            <small>{about}</small>
          </p>
          <b>{rupees(amount)}</b>
          <p>
            <code>{status}</code>
            <small>{what}</small>
          </p>
        </li>
      ))}
    </ul>
  </Key>
)

/** A bit of the key, as a curve from the key's middle to a line. */
const bit = (line: number, middle: number) => `M0 ${middle}C55 ${middle} 45 ${line} 100 ${line}`

/** On a phone, the key is upright, and the lines hang from its shaft. */
const Key = styled.div`
  position: relative;
  padding-top: 4.5rem;

  ul {
    padding: 0;
    list-style: none;
  }

  li {
    position: relative;
    display: grid;
    grid-template-columns: minmax(0, 1fr) 7.5em;
    gap: 0.25rem 0.5rem;
    padding: 0.75rem 0 0.75rem 2.75rem;

    ${largeText} {
      display: block;
    }
  }

  li + li {
    border-top: 1px solid var(--line);
  }

  li::before {
    position: absolute;
    inset: -1px auto auto 0.9375rem;
    width: 1.25rem;
    height: 1.6rem;
    border: solid var(--tone, var(--action));
    border-width: 0 0 2px 2px;
    border-radius: 0 0 0 0.75rem;
    content: '';
  }

  li:not(:last-child)::after {
    position: absolute;
    inset: -1px auto 0 0.9375rem;
    border-left: 2px solid var(--action);
    content: '';
  }

  [data-thread] {
    --tone: var(--amber);
  }

  li > b {
    text-align: right;
  }

  li > :last-child {
    display: flex;
    gap: 0.75em;
    grid-column: 1 / -1;
  }

  code {
    font-family: var(--font-code);
  }

  small {
    display: block;
  }

  li > :last-child code {
    color: var(--action-strong);
    font-weight: 600;
  }

  ${wide} {
    display: grid;
    grid-template-columns: 10.5rem clamp(7rem, 16%, 12rem) minmax(0, 1fr);
    padding: 0.75rem 0 0;

    ul {
      display: grid;
      grid-auto-rows: 1fr;
    }

    li {
      grid-template-columns: minmax(0, 1fr) 11em 11em;
      column-gap: 2rem;
      align-items: center;
      padding: 0.5rem 0 0.5rem 1rem;
    }

    li::before,
    li::after {
      display: none;
    }

    li > b {
      font: 700 var(--size-h3) / 1.2 var(--font-display);
    }

    li > :last-child {
      display: block;
      grid-column: auto;
    }
  }
`

const Bow = styled.svg`
  position: absolute;
  top: 1.1rem;
  left: -1.25rem;
  width: 4.5rem;
  rotate: 90deg;
  fill: none;
  stroke: var(--action);
  stroke-width: 3;

  .arcs {
    stroke: var(--text);
    stroke-width: 2;
    rotate: -90deg;
    transform-origin: 28px 28px;
  }

  ${wide} {
    position: static;
    align-self: center;
    width: 100%;
    rotate: none;

    .arcs {
      rotate: none;
    }
  }
`

const Bits = styled.svg`
  display: none;
  fill: none;
  stroke: var(--action);
  stroke-width: 2.5;

  path {
    vector-effect: non-scaling-stroke;
  }

  [data-thread] {
    stroke: var(--amber);
  }

  ${wide} {
    display: block;
    width: 100%;
    height: 100%;
  }
`
