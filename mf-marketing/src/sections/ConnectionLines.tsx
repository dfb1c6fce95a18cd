import { styled } from 'styled-components'
import { connections } from '../content/connections.ts'

const { drawn, banks } = connections
const step = 20
const width = (drawn - 1) * step
const height = 150
const bridge = 92

const bankAt = (bank: number) => ((bank + 0.5) * width) / banks

/** A line from each place above to one point below. */
const fan = (x: number, y: number) =>
  Array.from({ length: drawn }, (_, i) => `M${i * step} 0L${x} ${y}`).join('')

/** Connections as lines: businesses with each bank, or with the bridge, and the bridge with each bank. */
export const ConnectionLines = ({ bridged }: { bridged: boolean }) => (
  <Lines viewBox={`-2 -2 ${width + 4} ${height + 8}`} aria-hidden="true" data-bridged={bridged || undefined}>
    {bridged ? (
      <>
        <path d={fan(width / 2, bridge)} />
        <path className="few" d={bankPlaces.map((x) => `M${width / 2} ${bridge}L${x} ${height}`).join('')} />
        <circle cx={width / 2} cy={bridge} r="9" />
      </>
    ) : (
      <>
        <path id="fan" d={fan(0, height)} />
        {bankPlaces.map((x) => (
          // A shear keeps the businesses in place and moves the bank.
          <use key={x} href="#fan" transform={`matrix(1 0 ${x / height} 1 0 0)`} />
        ))}
      </>
    )}
    <path className="banks" d={bankPlaces.map((x) => `M${x - 9} ${height}h18`).join('')} />
  </Lines>
)

const bankPlaces = Array.from({ length: banks }, (_, bank) => bankAt(bank))

const Lines = styled.svg`
  display: block;
  width: 100%;
  margin-top: 0.75rem;
  fill: none;
  stroke: var(--on-ink-muted);
  stroke-width: 1.25;
  forced-color-adjust: none;

  &[data-bridged] {
    stroke: var(--bright);
  }

  .few {
    stroke-width: 3;
  }

  .banks {
    stroke: var(--on-ink);
    stroke-width: 6;
  }

  circle {
    fill: var(--amber);
    stroke: none;
  }
`
